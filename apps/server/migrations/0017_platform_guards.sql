-- Counts of a minute: not worth a write to the log of the database.
ALTER TABLE rate_limit SET UNLOGGED;

--> statement-breakpoint
-- Counts that are kept with what they count: see src/db/schema/tally.ts.

CREATE FUNCTION tally_deposits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, count(*), sum(d.amount)
    FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, -count(*), -sum(d.amount)
    FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5;
  ELSE
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, sum(d.sign), sum(d.sign * d.amount)
    FROM (
      SELECT client_id, status, sub_type, currency, amount, 1 AS sign FROM new_rows
      UNION ALL SELECT client_id, status, sub_type, currency, amount, -1 FROM old_rows
    ) d JOIN client c ON c.id = d.client_id
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_tally_insert AFTER INSERT ON deposit
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposits();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_update AFTER UPDATE ON deposit
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_deposits();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_delete AFTER DELETE ON deposit
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposits();
--> statement-breakpoint
CREATE FUNCTION tally_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO account_tally (agent_id, fake, active, locked, kyc_status, vip_level, currency, count, amount)
    SELECT c.agent_id, c.fake, c.active, c.locked, c.kyc_status, c.vip_level, a.currency, count(*), sum(a.balance)
    FROM new_rows a JOIN client c ON c.id = a.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO account_tally (agent_id, fake, active, locked, kyc_status, vip_level, currency, count, amount)
    SELECT c.agent_id, c.fake, c.active, c.locked, c.kyc_status, c.vip_level, a.currency, -count(*), -sum(a.balance)
    FROM old_rows a JOIN client c ON c.id = a.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
  ELSE
    INSERT INTO account_tally (agent_id, fake, active, locked, kyc_status, vip_level, currency, count, amount)
    SELECT c.agent_id, c.fake, c.active, c.locked, c.kyc_status, c.vip_level, a.currency, sum(a.sign), sum(a.sign * a.balance)
    FROM (
      SELECT client_id, currency, balance, 1 AS sign FROM new_rows
      UNION ALL SELECT client_id, currency, balance, -1 FROM old_rows
    ) a JOIN client c ON c.id = a.client_id
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(a.sign) <> 0 OR sum(a.sign * a.balance) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_tally_insert AFTER INSERT ON account
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_accounts();
--> statement-breakpoint
CREATE TRIGGER account_tally_update AFTER UPDATE ON account
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_accounts();
--> statement-breakpoint
CREATE TRIGGER account_tally_delete AFTER DELETE ON account
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_accounts();
--> statement-breakpoint
CREATE FUNCTION tally_clients() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO client_tally (agent_id, fake, active, locked, kyc_status, vip_level, count)
    SELECT agent_id, fake, active, locked, kyc_status, vip_level, count(*)
    FROM new_rows GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO client_tally (agent_id, fake, active, locked, kyc_status, vip_level, count)
    SELECT agent_id, fake, active, locked, kyc_status, vip_level, -count(*)
    FROM old_rows GROUP BY 1, 2, 3, 4, 5, 6;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What belongs to a client moves with it. The locks keep out what is being added or changed at the
-- same time, which would be counted where the client no longer is: FOR UPDATE waits for, and holds up,
-- rows that refer to the client. Records before accounts, as everywhere.
CREATE FUNCTION tally_moved_clients() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved uuid[];
  reassigned uuid[];
BEGIN
  SELECT array_agg(n.id), array_agg(n.id) FILTER
    (WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake))
  INTO moved, reassigned
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.agent_id, n.fake, n.active, n.locked, n.kyc_status, n.vip_level)
    IS DISTINCT FROM (o.agent_id, o.fake, o.active, o.locked, o.kyc_status, o.vip_level);
  IF moved IS NULL THEN RETURN NULL; END IF;

  INSERT INTO client_tally (agent_id, fake, active, locked, kyc_status, vip_level, count)
  SELECT agent_id, fake, active, locked, kyc_status, vip_level, sum(sign)
  FROM (
    SELECT id, agent_id, fake, active, locked, kyc_status, vip_level, 1 AS sign FROM new_rows
    UNION ALL SELECT id, agent_id, fake, active, locked, kyc_status, vip_level, -1 FROM old_rows
  ) c WHERE id = ANY (moved) GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(sign) <> 0;

  PERFORM FROM client WHERE id = ANY (moved) ORDER BY id FOR UPDATE;
  IF reassigned IS NOT NULL THEN
    PERFORM FROM deposit WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, sum(c.sign), sum(c.sign * d.amount)
    FROM (
      SELECT id, agent_id, fake, 1 AS sign FROM new_rows
      UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
    ) c JOIN deposit d ON d.client_id = c.id
    WHERE c.id = ANY (reassigned) GROUP BY 1, 2, 3, 4, 5 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0;
  END IF;
  PERFORM FROM account WHERE client_id = ANY (moved) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO account_tally (agent_id, fake, active, locked, kyc_status, vip_level, currency, count, amount)
  SELECT c.agent_id, c.fake, c.active, c.locked, c.kyc_status, c.vip_level, a.currency, sum(c.sign), sum(c.sign * a.balance)
  FROM (
    SELECT id, agent_id, fake, active, locked, kyc_status, vip_level, 1 AS sign FROM new_rows
    UNION ALL SELECT id, agent_id, fake, active, locked, kyc_status, vip_level, -1 FROM old_rows
  ) c JOIN account a ON a.client_id = c.id
  WHERE c.id = ANY (moved) GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(c.sign) <> 0 OR sum(c.sign * a.balance) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER client_tally_insert AFTER INSERT ON client
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_clients();
--> statement-breakpoint
CREATE TRIGGER client_tally_update AFTER UPDATE ON client
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_moved_clients();
--> statement-breakpoint
CREATE TRIGGER client_tally_delete AFTER DELETE ON client
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_clients();
--> statement-breakpoint
INSERT INTO client_tally (agent_id, fake, active, locked, kyc_status, vip_level, count)
SELECT agent_id, fake, active, locked, kyc_status, vip_level, count(*)
FROM client GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO account_tally (agent_id, fake, active, locked, kyc_status, vip_level, currency, count, amount)
SELECT c.agent_id, c.fake, c.active, c.locked, c.kyc_status, c.vip_level, a.currency, count(*), sum(a.balance)
FROM account a JOIN client c ON c.id = a.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount)
SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, count(*), sum(d.amount)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5;
