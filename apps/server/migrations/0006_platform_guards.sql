-- Counts of a minute: not worth a write to the log of the database.
ALTER TABLE rate_limit SET UNLOGGED;
