-- Withdrawals, credits and trades, kept as deposits are: see src/db/schema/tally.ts.

-- Until the triggers below are there, nothing may come in uncounted.
LOCK TABLE client, withdrawal, overdrawn, trade_record IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Its argument says what the kind of a record is: a column, or an expression of it.
CREATE FUNCTION tally_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO record_tally (record, agent_id, fake, status, kind, currency, count, amount)
     SELECT %L, c.agent_id, c.fake, r.status, %s, r.currency, sum(r.sign), sum(r.sign * r.amount)
     FROM (%s) r JOIN client c ON c.id = r.client_id
     GROUP BY 2, 3, 4, 5, 6 HAVING sum(r.sign) <> 0 OR sum(r.sign * r.amount) <> 0',
    TG_TABLE_NAME, TG_ARGV[0], CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM old_rows'
      ELSE 'SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 FROM old_rows' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_insert AFTER INSERT ON withdrawal
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.destination ->> ''kind''');
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_update AFTER UPDATE ON withdrawal
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.destination ->> ''kind''');
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_delete AFTER DELETE ON withdrawal
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.destination ->> ''kind''');
--> statement-breakpoint
CREATE TRIGGER overdrawn_tally_insert AFTER INSERT ON overdrawn
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.sub_type');
--> statement-breakpoint
CREATE TRIGGER overdrawn_tally_update AFTER UPDATE ON overdrawn
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.sub_type');
--> statement-breakpoint
CREATE TRIGGER overdrawn_tally_delete AFTER DELETE ON overdrawn
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.sub_type');
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_insert AFTER INSERT ON trade_record
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.kind');
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_update AFTER UPDATE ON trade_record
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.kind');
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_delete AFTER DELETE ON trade_record
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_records('r.kind');
--> statement-breakpoint
CREATE VIEW tallied_record AS
  SELECT 'withdrawal' AS record, id, client_id, status, destination ->> 'kind' AS kind, currency, amount FROM withdrawal
  UNION ALL SELECT 'overdrawn', id, client_id, status, sub_type, currency, amount FROM overdrawn
  UNION ALL SELECT 'trade_record', id, client_id, status, kind, currency, amount FROM trade_record;
--> statement-breakpoint
-- The records of a client move with it, under the locks that tally_moved_clients takes, and in their order.
CREATE FUNCTION tally_moved_records() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reassigned uuid[];
BEGIN
  SELECT array_agg(n.id) INTO reassigned
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake);
  IF reassigned IS NULL THEN RETURN NULL; END IF;

  PERFORM FROM client WHERE id = ANY (reassigned) ORDER BY id FOR UPDATE;
  PERFORM FROM withdrawal WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM overdrawn WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM trade_record WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO record_tally (record, agent_id, fake, status, kind, currency, count, amount)
  SELECT r.record, c.agent_id, c.fake, r.status, r.kind, r.currency, sum(c.sign), sum(c.sign * r.amount)
  FROM (
    SELECT id, agent_id, fake, 1 AS sign FROM new_rows
    UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
  ) c JOIN tallied_record r ON r.client_id = c.id
  WHERE c.id = ANY (reassigned)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.sign) <> 0 OR sum(c.sign * r.amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By its name it is called after client_tally_update, which locks the clients of the statement in one go.
CREATE TRIGGER client_tally_update_records AFTER UPDATE ON client
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_moved_records();
--> statement-breakpoint
INSERT INTO record_tally (record, agent_id, fake, status, kind, currency, count, amount)
SELECT r.record, c.agent_id, c.fake, r.status, r.kind, r.currency, count(*), sum(r.amount)
FROM tallied_record r JOIN client c ON c.id = r.client_id GROUP BY 1, 2, 3, 4, 5, 6;
