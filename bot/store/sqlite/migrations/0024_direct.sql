-- Recaps, what followers are told and digests are posts.

DROP TABLE recaps;
