-- The deposits of each band of amounts, kept as those of each day are: see src/db/schema/tally.ts.

-- The lower end of the band that holds an amount: its first three digits, down to a multiple of five. In
-- whole numbers, so that every machine finds the same; one
-- expression, so that PostgreSQL puts it in the place of the call.
CREATE FUNCTION amount_band(amount numeric) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT div(trunc(amount * 100000000), rpad('5', greatest(length(trunc(amount * 100000000)::text) - 2, 1), '0')::numeric)
    * rpad('5', greatest(length(trunc(amount * 100000000)::text) - 2, 1), '0')::numeric * 0.00000001
$$;
--> statement-breakpoint
-- Until the triggers below are there, nothing may come in uncounted.
LOCK TABLE client, deposit IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE FUNCTION tally_deposit_bands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
      count(*), sum(d.amount)
    FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
      -count(*), -sum(d.amount)
    FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
      sum(d.sign), sum(d.sign * d.amount)
    FROM (
      SELECT client_id, status, sub_type, currency, amount, 1 AS sign FROM new_rows
      UNION ALL SELECT client_id, status, sub_type, currency, amount, -1 FROM old_rows
    ) d JOIN client c ON c.id = d.client_id
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_tally_bands_insert AFTER INSERT ON deposit
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_bands();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_bands_update AFTER UPDATE ON deposit
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_bands();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_bands_delete AFTER DELETE ON deposit
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_bands();
--> statement-breakpoint
-- The deposits of a client move with it, under the locks that tally_moved_clients takes, and in their order.
CREATE FUNCTION tally_moved_deposit_bands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reassigned uuid[];
BEGIN
  SELECT array_agg(n.id) INTO reassigned
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake);
  IF reassigned IS NULL THEN RETURN NULL; END IF;

  PERFORM FROM client WHERE id = ANY (reassigned) ORDER BY id FOR UPDATE;
  PERFORM FROM deposit WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount)
  SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
    sum(c.sign), sum(c.sign * d.amount)
  FROM (
    SELECT id, agent_id, fake, 1 AS sign FROM new_rows
    UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
  ) c JOIN deposit d ON d.client_id = c.id
  WHERE c.id = ANY (reassigned)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- By its name it is called after client_tally_update, which locks the clients of the statement in one go.
CREATE TRIGGER client_tally_update_bands AFTER UPDATE ON client
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_moved_deposit_bands();
--> statement-breakpoint
INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount)
SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
  count(*), sum(d.amount)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
