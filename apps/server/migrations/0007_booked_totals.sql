-- What deposits, withdrawals, credits and orders come to in the base currency, tallied beside their amounts: see
-- src/kernel/db/schema/tally.ts. Whoever writes waits until the functions know the new columns.
LOCK TABLE client, deposit, withdrawal, overdrawn, trade_record IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "deposit_agent_week_tally" ADD COLUMN "base_amount" numeric(38, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_agent_week_tally" ADD COLUMN "unrated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_band_tally" ADD COLUMN "base_amount" numeric(38, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_band_tally" ADD COLUMN "unrated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_day_tally" ADD COLUMN "base_amount" numeric(38, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_day_tally" ADD COLUMN "unrated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_tally" ADD COLUMN "base_amount" numeric(38, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_tally" ADD COLUMN "unrated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_week_tally" ADD COLUMN "base_amount" numeric(38, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_week_tally" ADD COLUMN "unrated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "record_tally" ADD COLUMN "base_amount" numeric(38, 8) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_tally" ADD COLUMN "unrated" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What an amount is worth at the rate that an order keeps, rounded down as statistics do; null where it had none.
CREATE FUNCTION order_worth(amount numeric, base_rate numeric) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT trunc(amount * base_rate, currency_scale(base_currency()))
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW tallied_record AS
  SELECT 'withdrawal' AS record, id, client_id, status, destination ->> 'kind' AS kind, currency, amount, base_amount FROM withdrawal
  UNION ALL SELECT 'overdrawn', id, client_id, status, sub_type, currency, amount, base_amount FROM overdrawn
  UNION ALL SELECT 'trade_record', id, client_id, status, kind, currency, amount, order_worth(amount, base_rate) FROM trade_record;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deposits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, count(*), sum(d.amount),
      coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
    FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, -count(*), -sum(d.amount),
      -coalesce(sum(d.base_amount), 0), -count(*) FILTER (WHERE d.base_amount IS NULL)
    FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5;
  ELSE
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, sum(d.sign), sum(d.sign * d.amount),
      coalesce(sum(d.sign * d.base_amount), 0), coalesce(sum(d.sign) FILTER (WHERE d.base_amount IS NULL), 0)
    FROM (
      SELECT client_id, status, sub_type, currency, amount, base_amount, 1 AS sign FROM new_rows
      UNION ALL SELECT client_id, status, sub_type, currency, amount, base_amount, -1 FROM old_rows
    ) d JOIN client c ON c.id = d.client_id
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0
      OR sum(d.sign * d.base_amount) <> 0 OR sum(d.sign) FILTER (WHERE d.base_amount IS NULL) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_moved_clients() RETURNS trigger LANGUAGE plpgsql AS $$
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
    INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, sum(c.sign), sum(c.sign * d.amount),
      coalesce(sum(c.sign * d.base_amount), 0), coalesce(sum(c.sign) FILTER (WHERE d.base_amount IS NULL), 0)
    FROM (
      SELECT id, agent_id, fake, 1 AS sign FROM new_rows
      UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
    ) c JOIN deposit d ON d.client_id = c.id
    WHERE c.id = ANY (reassigned) GROUP BY 1, 2, 3, 4, 5 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0
      OR sum(c.sign * d.base_amount) <> 0 OR sum(c.sign) FILTER (WHERE d.base_amount IS NULL) <> 0;
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
CREATE OR REPLACE FUNCTION tally_deposit_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
      count(*), sum(d.amount),
      coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
    FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
      -count(*), -sum(d.amount),
      -coalesce(sum(d.base_amount), 0), -count(*) FILTER (WHERE d.base_amount IS NULL)
    FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
      sum(d.sign), sum(d.sign * d.amount),
      coalesce(sum(d.sign * d.base_amount), 0), coalesce(sum(d.sign) FILTER (WHERE d.base_amount IS NULL), 0)
    FROM (
      SELECT client_id, status, sub_type, currency, created_at, amount, base_amount, 1 AS sign FROM new_rows
      UNION ALL SELECT client_id, status, sub_type, currency, created_at, amount, base_amount, -1 FROM old_rows
    ) d JOIN client c ON c.id = d.client_id
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0
      OR sum(d.sign * d.base_amount) <> 0 OR sum(d.sign) FILTER (WHERE d.base_amount IS NULL) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_moved_deposit_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reassigned uuid[];
BEGIN
  SELECT array_agg(n.id) INTO reassigned
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake);
  IF reassigned IS NULL THEN RETURN NULL; END IF;

  PERFORM FROM client WHERE id = ANY (reassigned) ORDER BY id FOR UPDATE;
  PERFORM FROM deposit WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount, base_amount, unrated)
  SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
    sum(c.sign), sum(c.sign * d.amount),
      coalesce(sum(c.sign * d.base_amount), 0), coalesce(sum(c.sign) FILTER (WHERE d.base_amount IS NULL), 0)
  FROM (
    SELECT id, agent_id, fake, 1 AS sign FROM new_rows
    UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
  ) c JOIN deposit d ON d.client_id = c.id
  WHERE c.id = ANY (reassigned)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0
      OR sum(c.sign * d.base_amount) <> 0 OR sum(c.sign) FILTER (WHERE d.base_amount IS NULL) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deposit_bands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
      count(*), sum(d.amount),
      coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
    FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
      -count(*), -sum(d.amount),
      -coalesce(sum(d.base_amount), 0), -count(*) FILTER (WHERE d.base_amount IS NULL)
    FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount, base_amount, unrated)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
      sum(d.sign), sum(d.sign * d.amount),
      coalesce(sum(d.sign * d.base_amount), 0), coalesce(sum(d.sign) FILTER (WHERE d.base_amount IS NULL), 0)
    FROM (
      SELECT client_id, status, sub_type, currency, amount, base_amount, 1 AS sign FROM new_rows
      UNION ALL SELECT client_id, status, sub_type, currency, amount, base_amount, -1 FROM old_rows
    ) d JOIN client c ON c.id = d.client_id
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0
      OR sum(d.sign * d.base_amount) <> 0 OR sum(d.sign) FILTER (WHERE d.base_amount IS NULL) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_moved_deposit_bands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reassigned uuid[];
BEGIN
  SELECT array_agg(n.id) INTO reassigned
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake);
  IF reassigned IS NULL THEN RETURN NULL; END IF;

  PERFORM FROM client WHERE id = ANY (reassigned) ORDER BY id FOR UPDATE;
  PERFORM FROM deposit WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount, base_amount, unrated)
  SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount),
    sum(c.sign), sum(c.sign * d.amount),
      coalesce(sum(c.sign * d.base_amount), 0), coalesce(sum(c.sign) FILTER (WHERE d.base_amount IS NULL), 0)
  FROM (
    SELECT id, agent_id, fake, 1 AS sign FROM new_rows
    UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
  ) c JOIN deposit d ON d.client_id = c.id
  WHERE c.id = ANY (reassigned)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0
      OR sum(c.sign * d.base_amount) <> 0 OR sum(c.sign) FILTER (WHERE d.base_amount IS NULL) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO record_tally (record, agent_id, fake, status, kind, currency, count, amount, base_amount, unrated)
     SELECT %1$L, c.agent_id, c.fake, r.status, %2$s, r.currency, sum(r.sign), sum(r.sign * r.amount),
       coalesce(sum(r.sign * %3$s), 0), coalesce(sum(r.sign) FILTER (WHERE %3$s IS NULL), 0)
     FROM (%4$s) r JOIN client c ON c.id = r.client_id
     GROUP BY 2, 3, 4, 5, 6 HAVING sum(r.sign) <> 0 OR sum(r.sign * r.amount) <> 0
       OR sum(r.sign * %3$s) <> 0 OR sum(r.sign) FILTER (WHERE %3$s IS NULL) <> 0',
    TG_TABLE_NAME, TG_ARGV[0],
    CASE TG_TABLE_NAME WHEN 'trade_record' THEN 'order_worth(r.amount, r.base_rate)' ELSE 'r.base_amount' END, CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM old_rows'
      ELSE 'SELECT *, 1 AS sign FROM new_rows UNION ALL SELECT *, -1 FROM old_rows' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_moved_records() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO record_tally (record, agent_id, fake, status, kind, currency, count, amount, base_amount, unrated)
  SELECT r.record, c.agent_id, c.fake, r.status, r.kind, r.currency, sum(c.sign), sum(c.sign * r.amount),
      coalesce(sum(c.sign * r.base_amount), 0), coalesce(sum(c.sign) FILTER (WHERE r.base_amount IS NULL), 0)
  FROM (
    SELECT id, agent_id, fake, 1 AS sign FROM new_rows
    UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
  ) c JOIN tallied_record r ON r.client_id = c.id
  WHERE c.id = ANY (reassigned)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.sign) <> 0 OR sum(c.sign * r.amount) <> 0
      OR sum(c.sign * r.base_amount) <> 0 OR sum(c.sign) FILTER (WHERE r.base_amount IS NULL) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_deposit_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    WITH lines AS (
      SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at) AS week,
        amount_band(d.amount) AS band, count(*) AS count, sum(d.amount) AS amount,
        coalesce(sum(d.base_amount), 0) AS base_amount, count(*) FILTER (WHERE d.base_amount IS NULL) AS unrated
      FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7
    ), by_agent AS (
      INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
      SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated FROM lines
    )
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
    SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount), sum(base_amount), sum(unrated)
    FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0
      OR sum(base_amount) <> 0 OR sum(unrated) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    WITH lines AS (
      SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at) AS week,
        amount_band(d.amount) AS band, -count(*) AS count, -sum(d.amount) AS amount,
        -coalesce(sum(d.base_amount), 0) AS base_amount, -count(*) FILTER (WHERE d.base_amount IS NULL) AS unrated
      FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7
    ), by_agent AS (
      INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
      SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated FROM lines
    )
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
    SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount), sum(base_amount), sum(unrated)
    FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0
      OR sum(base_amount) <> 0 OR sum(unrated) <> 0;
  ELSE
    WITH lines AS (
      SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at) AS week,
        amount_band(d.amount) AS band, sum(d.sign) AS count, sum(d.sign * d.amount) AS amount,
        coalesce(sum(d.sign * d.base_amount), 0) AS base_amount,
        coalesce(sum(d.sign) FILTER (WHERE d.base_amount IS NULL), 0) AS unrated
      FROM (
        SELECT client_id, status, sub_type, currency, created_at, amount, base_amount, 1 AS sign FROM new_rows
        UNION ALL SELECT client_id, status, sub_type, currency, created_at, amount, base_amount, -1 FROM old_rows
      ) d JOIN client c ON c.id = d.client_id
      GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(d.sign) <> 0 OR sum(d.sign * d.amount) <> 0
      OR sum(d.sign * d.base_amount) <> 0 OR sum(d.sign) FILTER (WHERE d.base_amount IS NULL) <> 0
    ), by_agent AS (
      INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
      SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated FROM lines
    )
    INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
    SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount), sum(base_amount), sum(unrated)
    FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0
      OR sum(base_amount) <> 0 OR sum(unrated) <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_moved_deposit_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
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
      amount_band(d.amount) AS band, sum(c.sign) AS count, sum(c.sign * d.amount) AS amount,
        coalesce(sum(c.sign * d.base_amount), 0) AS base_amount,
        coalesce(sum(c.sign) FILTER (WHERE d.base_amount IS NULL), 0) AS unrated
    FROM (
      SELECT id, agent_id, fake, 1 AS sign FROM new_rows
      UNION ALL SELECT id, agent_id, fake, -1 FROM old_rows
    ) c JOIN deposit d ON d.client_id = c.id
    WHERE c.id = ANY (reassigned)
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(c.sign) <> 0 OR sum(c.sign * d.amount) <> 0
      OR sum(c.sign * d.base_amount) <> 0 OR sum(c.sign) FILTER (WHERE d.base_amount IS NULL) <> 0
  ), by_agent AS (
    INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
    SELECT agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated FROM lines
  )
  INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
  SELECT fake, status, sub_type, currency, week, band, sum(count), sum(amount), sum(base_amount), sum(unrated)
  FROM lines GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(count) <> 0 OR sum(amount) <> 0
      OR sum(base_amount) <> 0 OR sum(unrated) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is there already: lines of worth alone, which are folded into the others.
INSERT INTO deposit_tally (agent_id, fake, status, sub_type, currency, count, amount, base_amount, unrated)
SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, 0, 0,
  coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount, base_amount, unrated)
SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date, 0, 0,
  coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO deposit_band_tally (agent_id, fake, status, sub_type, currency, band, count, amount, base_amount, unrated)
SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, amount_band(d.amount), 0, 0,
  coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO deposit_agent_week_tally (agent_id, fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount), 0, 0,
  coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
--> statement-breakpoint
INSERT INTO deposit_week_tally (fake, status, sub_type, currency, week, band, count, amount, base_amount, unrated)
SELECT c.fake, d.status, d.sub_type, d.currency, week_of(d.created_at), amount_band(d.amount), 0, 0,
  coalesce(sum(d.base_amount), 0), count(*) FILTER (WHERE d.base_amount IS NULL)
FROM deposit d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO record_tally (record, agent_id, fake, status, kind, currency, count, amount, base_amount, unrated)
SELECT r.record, c.agent_id, c.fake, r.status, r.kind, r.currency, 0, 0,
  coalesce(sum(r.base_amount), 0), count(*) FILTER (WHERE r.base_amount IS NULL)
FROM tallied_record r JOIN client c ON c.id = r.client_id GROUP BY 1, 2, 3, 4, 5, 6;
