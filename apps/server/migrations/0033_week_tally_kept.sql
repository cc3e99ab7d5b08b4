-- The deposits of each week and band of amounts, kept as those of each band are: see src/db/schema/tally.ts.

-- The Monday in UTC on which the week of a moment begins. The calendar of UTC has no exceptions: immutable.
CREATE FUNCTION week_of(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT date_trunc('week', at AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- Until the triggers below are there, nothing may come in uncounted.
LOCK TABLE client, deposit IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE FUNCTION tally_deposit_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
    SELECT c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount),
      count(*), sum(d.amount)
    FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
    SELECT c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount),
      -count(*), -sum(d.amount)
    FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
    SELECT c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount),
      sum(d.sign), sum(d.sign * d.amount)
    FROM (
      SELECT client_id, status, sub_type, currency, created_at, amount, 1 AS sign FROM new_rows
      UNION ALL SELECT client_id, status, sub_type, currency, created_at, amount, -1 FROM old_rows
    ) d JOIN client c ON c.id = d.client_id
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_tally_weeks_insert AFTER INSERT ON deposit
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_weeks();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_weeks_update AFTER UPDATE ON deposit
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_weeks();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_weeks_delete AFTER DELETE ON deposit
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_weeks();
--> statement-breakpoint
-- A client who becomes a robot takes the deposits along. Who looks after a client is no matter here.
CREATE FUNCTION tally_marked_deposit_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  marked uuid[];
BEGIN
  SELECT array_agg(n.id) INTO marked
  FROM new_rows n JOIN old_rows o ON o.id = n.id WHERE n.fake <> o.fake;
  IF marked IS NULL THEN RETURN NULL; END IF;

  PERFORM FROM client WHERE id = ANY (marked) ORDER BY id FOR UPDATE;
  PERFORM FROM deposit WHERE client_id = ANY (marked) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
  SELECT c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount),
    sum(c.sign), sum(c.sign * d.amount)
  FROM (
    SELECT id, fake, 1 AS sign FROM new_rows
    UNION ALL SELECT id, fake, -1 FROM old_rows
  ) c JOIN deposit d ON d.client_id = c.id
  WHERE c.id = ANY (marked)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By its name it is called after client_tally_update, which locks the clients of the statement in one go.
CREATE TRIGGER client_tally_update_weeks AFTER UPDATE ON client
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_marked_deposit_weeks();
--> statement-breakpoint
INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount)
SELECT c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount),
  count(*), sum(d.amount)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 5, 6;
