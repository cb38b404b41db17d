-- Nothing: the number is kept for a migration that is written elsewhere at the same time.
SELECT 1;
