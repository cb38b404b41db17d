"""Every sentence that people read, one folder a language."""
