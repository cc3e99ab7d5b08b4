-- The deposits of each week and band, of each salesman, too: see src/db/schema/tally.ts. What is written for everyone is
-- summed from the lines by salesman, so that deposits are grouped once for both.

-- Until the functions below are there, nothing may come in uncounted.
LOCK TABLE client, deposit IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deposit_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH lines AS (
      SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at) AS week,
        amount_band(d.amount) AS band, count(*) AS count, sum(d.amount) AS amount
      FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7
    ), by_agent AS (
      INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount)
      SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount FROM lines
    )
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
    SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount)
    FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    WITH lines AS (
      SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at) AS week,
        amount_band(d.amount) AS band, -count(*) AS count, -sum(d.amount) AS amount
      FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7
    ), by_agent AS (
      INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount)
      SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount FROM lines
    )
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
    SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount)
    FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0;
  ELSE
    WITH lines AS (
      SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at) AS week,
        amount_band(d.amount) AS band, sum(d.sign) AS count, sum(d.sign * d.amount) AS amount
      FROM (
        SELECT client_id, status, sub_type, currency, created_at, amount, 1 AS sign FROM new_rows
        UNION ALL SELECT client_id, status, sub_type, currency, created_at, amount, -1 FROM old_rows
      ) d JOIN client c ON c.id = d.client_id
      GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0
    ), by_agent AS (
      INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount)
      SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount FROM lines
    )
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
    SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount)
    FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER client_tally_update_weeks ON client;
--> statement-breakpoint
DROP FUNCTION tally_marked_deposit_weeks();
--> statement-breakpoint
-- The deposits of a client move with it, under the locks that tally_moved_clients takes, and in their order.
CREATE FUNCTION tally_moved_deposit_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reassigned uuid[];
BEGIN
  SELECT array_agg(n.id) INTO reassigned
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake);
  IF reassigned IS NULL THEN RETURN NULL; END IF;

  PERFORM FROM client WHERE id = ANY (reassigned) ORDER BY id FOR UPDATE;
  PERFORM FROM deposit WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  WITH lines AS (
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at) AS week,
      amount_band(d.amount) AS band, sum(c.sign) AS count, sum(c.sign * d.amount) AS amount
    FROM (
      SELECT id, agent_id, fake, 1 AS sign FROM new_rows
      UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
    ) c JOIN deposit d ON d.client_id = c.id
    WHERE c.id = ANY (reassigned)
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0
  ), by_agent AS (
    INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount)
    SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount FROM lines
  )
  INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
  SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount)
  FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By its name it is called after client_tally_update, which locks the clients of the statement in one go.
CREATE TRIGGER client_tally_update_weeks AFTER UPDATE ON client
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_moved_deposit_weeks();
--> statement-breakpoint
INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount)
SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount),
  count(*), sum(d.amount)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 6, 7;
