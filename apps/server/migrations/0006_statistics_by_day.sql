CREATE TABLE "cash_day_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"day" date NOT NULL,
	"flow" text NOT NULL,
	"currency" text NOT NULL,
	"rated" boolean NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL,
	"base_amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_day_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"day" date NOT NULL,
	"counted" text NOT NULL,
	"kind" text,
	"product_id" uuid,
	"currency" text,
	"since" date NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_day_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"product_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"rated" boolean NOT NULL,
	"orders" bigint NOT NULL,
	"applied" numeric(38, 8) NOT NULL,
	"allotted" numeric(38, 8) NOT NULL,
	"paid" numeric(38, 8) NOT NULL,
	"profit" numeric(38, 8) NOT NULL,
	"base_applied" numeric(38, 8) NOT NULL,
	"base_allotted" numeric(38, 8) NOT NULL,
	"base_paid" numeric(38, 8) NOT NULL,
	"base_profit" numeric(38, 8) NOT NULL,
	"awaiting" bigint NOT NULL,
	"payment" bigint NOT NULL,
	"outstanding" bigint NOT NULL,
	"holding" bigint NOT NULL,
	"sold" bigint NOT NULL,
	"unsettled" bigint NOT NULL,
	"completed" bigint NOT NULL,
	"released" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tally_zone" (
	"zone" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Most orders are in the base currency: for them nothing is rewritten.
ALTER TABLE "trade_record" ADD COLUMN "base_rate" numeric(20, 10) DEFAULT 1;--> statement-breakpoint
ALTER TABLE "trade_record" ALTER COLUMN "base_rate" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "cash_day_tally_day" ON "cash_day_tally" USING btree ("day");--> statement-breakpoint
CREATE INDEX "client_day_tally_day" ON "client_day_tally" USING btree ("counted","day","since");--> statement-breakpoint
CREATE INDEX "order_day_tally_day" ON "order_day_tally" USING btree ("day");
--> statement-breakpoint
-- Statistics by day: see src/kernel/db/schema/tally.ts.

-- Digits after the decimal point, as src/kernel/money/currencies.ts has them.
CREATE FUNCTION currency_scale(code text) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN code IN ('JPY', 'KRW') THEN 0 ELSE 2 END
$$;
--> statement-breakpoint
CREATE FUNCTION base_currency() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value ->> 'base_currency' FROM setting WHERE key = 'trade'), 'USD')
$$;
--> statement-breakpoint
-- The rate into the base currency that held at a moment, as src/domains/currency/find-rate.ts finds it; null where none did.
CREATE FUNCTION rate_into_base(code text, moment timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN code = base_currency() THEN 1 ELSE coalesce(
    (SELECT final FROM (
      SELECT final, expires_at FROM rate
      WHERE primary_currency = code AND secondary_currency = base_currency() AND effective_at <= moment
      ORDER BY effective_at DESC, id DESC LIMIT 1) r WHERE expires_at IS NULL OR expires_at > moment),
    (SELECT div(10000000000, final) / 10000000000 FROM (
      SELECT final, expires_at FROM rate
      WHERE primary_currency = base_currency() AND secondary_currency = code AND effective_at <= moment
      ORDER BY effective_at DESC, id DESC LIMIT 1) r WHERE expires_at IS NULL OR expires_at > moment)) END
$$;
--> statement-breakpoint
-- No tally of before knows the rate.
ALTER TABLE trade_record DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE trade_record SET base_rate = rate_into_base(currency, created_at) WHERE currency <> base_currency();
--> statement-breakpoint
ALTER TABLE trade_record ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE FUNCTION book_base_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.base_rate := coalesce(NEW.base_rate, rate_into_base(NEW.currency, NEW.created_at));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER trade_record_base_rate BEFORE INSERT ON trade_record
  FOR EACH ROW EXECUTE FUNCTION book_base_rate();
--> statement-breakpoint
INSERT INTO tally_zone VALUES (coalesce((SELECT value ->> 'timezone' FROM setting WHERE key = 'app'), 'UTC'));
--> statement-breakpoint
CREATE FUNCTION tally_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE (SELECT zone FROM tally_zone))::date
$$;
--> statement-breakpoint
-- What an order counts for. It has been allotted its pieces at their price, its share of the amount where there is no
-- price, and the whole amount where no pieces are counted. Every amount is rounded here, so that parts add up to the whole.
CREATE FUNCTION counted_order(t trade_record) RETURNS TABLE (
  kind text, product_id uuid, currency text, rated boolean, orders int,
  applied numeric, allotted numeric, paid numeric, profit numeric,
  base_applied numeric, base_allotted numeric, base_paid numeric, base_profit numeric,
  awaiting int, payment int, outstanding int, holding int, sold int, unsettled int, completed int, released int
) LANGUAGE sql STABLE AS $$
  SELECT t.kind, t.product_id, t.currency, t.base_rate IS NOT NULL, 1,
    a.applied, a.allotted, a.paid, a.profit,
    trunc(a.applied * r.rate, r.scale), trunc(a.allotted * r.rate, r.scale),
    trunc(a.paid * r.rate, r.scale), trunc(a.profit * r.rate, r.scale),
    (t.status = 'awaiting')::int, (t.status = 'payment')::int, (t.status = 'outstanding')::int,
    (t.status = 'holding')::int, (t.status = 'sold')::int, (t.status = 'unsettled')::int,
    (t.status = 'completed')::int, (t.status = 'released')::int
  FROM (SELECT
      CASE WHEN t.side = 'buy' THEN t.amount ELSE 0 END AS applied,
      CASE WHEN t.side = 'buy' THEN trunc(CASE
        WHEN t.allotted_qty IS NULL THEN CASE WHEN t.status IN ('awaiting', 'released') THEN 0 ELSE t.amount END
        WHEN t.price IS NOT NULL THEN t.price * t.allotted_qty
        WHEN t.applied_qty > 0 THEN t.amount * t.allotted_qty / t.applied_qty
        ELSE t.amount END, currency_scale(t.currency)) ELSE 0 END AS allotted,
      CASE WHEN t.side = 'buy' THEN t.paid ELSE 0 END AS paid,
      coalesce(t.profit, 0) AS profit) a
    CROSS JOIN (SELECT coalesce(t.base_rate, 0) AS rate, currency_scale(base_currency()) AS scale) r
$$;
--> statement-breakpoint
-- A query for the lines of orders by day, from one for the orders `t`, whose they are (`agent_id`, `fake`) and `sign`: 1
-- for what is added, -1 for what is taken off.
CREATE FUNCTION order_day_lines(source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'SELECT * FROM (
    SELECT r.agent_id, r.fake, tally_day((r.t).created_at) AS day, o.kind, o.product_id, o.currency, o.rated, sum(r.sign * o.orders) AS orders,
      sum(r.sign * o.applied) AS applied, sum(r.sign * o.allotted) AS allotted, sum(r.sign * o.paid) AS paid,
      sum(r.sign * o.profit) AS profit, sum(r.sign * o.base_applied) AS base_applied,
      sum(r.sign * o.base_allotted) AS base_allotted, sum(r.sign * o.base_paid) AS base_paid,
      sum(r.sign * o.base_profit) AS base_profit, sum(r.sign * o.awaiting) AS awaiting, sum(r.sign * o.payment) AS payment,
      sum(r.sign * o.outstanding) AS outstanding, sum(r.sign * o.holding) AS holding, sum(r.sign * o.sold) AS sold,
      sum(r.sign * o.unsettled) AS unsettled, sum(r.sign * o.completed) AS completed, sum(r.sign * o.released) AS released
    FROM (' || source || ') r CROSS JOIN LATERAL counted_order(r.t) o GROUP BY 1, 2, 3, 4, 5, 6, 7) lines
  WHERE (orders, applied, allotted, paid, profit, base_applied, base_allotted, base_paid, base_profit,
    awaiting, payment, outstanding, holding, sold, unsettled, completed, released)
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)'
$$;
--> statement-breakpoint
-- The rows of a statement, as the record `t`, each with its client's salesman, and `sign`.
CREATE FUNCTION changed_rows(record text, operation text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('SELECT d.t, c.agent_id, c.fake, d.sign FROM (%s) d JOIN client c ON c.id = (d.t).client_id',
    CASE operation
      WHEN 'INSERT' THEN format('SELECT ROW(n.*)::%I AS t, 1 AS sign FROM new_rows n', record)
      WHEN 'DELETE' THEN format('SELECT ROW(o.*)::%I AS t, -1 AS sign FROM old_rows o', record)
      ELSE format('SELECT ROW(n.*)::%1$I AS t, 1 AS sign FROM new_rows n
        UNION ALL SELECT ROW(o.*)::%1$I, -1 FROM old_rows o', record) END)
$$;
--> statement-breakpoint
CREATE FUNCTION tally_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO order_day_tally ' || order_day_lines(changed_rows(TG_TABLE_NAME, TG_OP));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_days_insert AFTER INSERT ON trade_record
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_order_days();
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_days_update AFTER UPDATE ON trade_record
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_order_days();
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_days_delete AFTER DELETE ON trade_record
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_order_days();
--> statement-breakpoint
-- What a deposit or a withdrawal counts for: nothing until it is approved, and still so when it was taken back later.
CREATE FUNCTION counted_cash(status text, amount numeric, base_amount numeric)
RETURNS TABLE (rated boolean, count int, amount numeric, base_amount numeric) LANGUAGE sql IMMUTABLE AS $$
  SELECT $3 IS NOT NULL, 1, $2, coalesce($3, 0) WHERE $1 IN ('approved', 'rolled_back')
$$;
--> statement-breakpoint
CREATE FUNCTION cash_day_lines(flow text, source text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('SELECT r.agent_id, r.fake, tally_day((r.t).checked_at), %L, (r.t).currency, o.rated,
      sum(r.sign * o.count), sum(r.sign * o.amount), sum(r.sign * o.base_amount)
    FROM (%s) r CROSS JOIN LATERAL counted_cash((r.t).status, (r.t).amount, (r.t).base_amount) o
    GROUP BY 1, 2, 3, 4, 5, 6
    HAVING (sum(r.sign * o.count), sum(r.sign * o.amount), sum(r.sign * o.base_amount)) <> (0, 0, 0)', flow, source)
$$;
--> statement-breakpoint
CREATE FUNCTION tally_cash_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO cash_day_tally ' || cash_day_lines(TG_TABLE_NAME || 's', changed_rows(TG_TABLE_NAME, TG_OP));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deposit_tally_cash_insert AFTER INSERT ON deposit
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_cash_days();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_cash_update AFTER UPDATE ON deposit
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_cash_days();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_cash_delete AFTER DELETE ON deposit
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_cash_days();
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_cash_insert AFTER INSERT ON withdrawal
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_cash_days();
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_cash_update AFTER UPDATE ON withdrawal
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_cash_days();
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_cash_delete AFTER DELETE ON withdrawal
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_cash_days();
--> statement-breakpoint
-- Whatever makes a client active on a day.
CREATE VIEW client_event AS
  SELECT client_id, 'order' AS event, tally_day(created_at) AS day, kind, product_id, currency FROM trade_record
  UNION ALL SELECT client_id, 'deposit', tally_day(checked_at), NULL, NULL, NULL
    FROM deposit WHERE status IN ('approved', 'rolled_back')
  UNION ALL SELECT client_id, 'withdrawal', tally_day(checked_at), NULL, NULL, NULL
    FROM withdrawal WHERE status IN ('approved', 'rolled_back');
--> statement-breakpoint
-- The lines of one client, who registered on that day: each thing once a day, with the day before.
CREATE FUNCTION client_day_lines(registered date, events client_event[])
RETURNS TABLE (day date, counted text, kind text, product_id uuid, currency text, since date) LANGUAGE sql IMMUTABLE AS $$
  SELECT f.day, f.counted, f.kind, f.product_id, f.currency, CASE WHEN f.counted IN ('month', 'deposit_month')
    THEN date_trunc('month', registered)::date
    WHEN f.counted = 'active_day' THEN '-infinity'
    ELSE coalesce(lag(f.day) OVER (PARTITION BY f.counted, f.kind, f.product_id, f.currency ORDER BY f.day), '-infinity') END
  FROM (
    SELECT DISTINCT l.* FROM unnest(events) e CROSS JOIN LATERAL (VALUES
      (e.day, 'active', NULL, NULL::uuid, NULL),
      (e.day, 'active_day', NULL, NULL, NULL),
      (date_trunc('month', e.day)::date, 'month', NULL, NULL, NULL),
      (CASE WHEN e.event = 'deposit' THEN date_trunc('month', e.day)::date END, 'deposit_month', NULL, NULL, NULL),
      (CASE WHEN e.event = 'order' THEN e.day END, 'orders', NULL, NULL, NULL),
      (CASE WHEN e.event = 'order' THEN e.day END, 'kind', e.kind, NULL, NULL),
      (CASE WHEN e.event = 'order' THEN e.day END, 'currency', NULL, NULL, e.currency),
      (CASE WHEN e.event = 'order' THEN e.day END, 'kind_currency', e.kind, NULL, e.currency),
      (CASE WHEN e.event = 'order' THEN e.day END, 'product', e.kind, e.product_id, e.currency)
    ) l (day, counted, kind, product_id, currency) WHERE l.day IS NOT NULL
  ) f
  UNION ALL SELECT registered, 'new', NULL, NULL, NULL, '-infinity'
$$;
--> statement-breakpoint
CREATE VIEW client_day_truth AS
SELECT c.agent_id, c.fake, l.*
FROM client c LEFT JOIN (SELECT client_id, array_agg(e) AS events FROM client_event e GROUP BY 1) h ON h.client_id = c.id
CROSS JOIN LATERAL client_day_lines(tally_day(c.created_at), coalesce(h.events, '{}')) l;
--> statement-breakpoint
-- The arguments of a trigger are what a row `r` is as an event, and when it is one.
CREATE FUNCTION tally_client_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  now_there client_event[] := '{}';
  no_longer client_event[] := '{}';
  added client_event[];
  removed client_event[];
  who uuid[];
BEGIN
  IF TG_OP <> 'DELETE' THEN
    EXECUTE format('SELECT array_agg((%s)::client_event) FROM new_rows r WHERE %s', TG_ARGV[0], TG_ARGV[1]) INTO now_there;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('SELECT array_agg((%s)::client_event) FROM old_rows r WHERE %s', TG_ARGV[0], TG_ARGV[1]) INTO no_longer;
  END IF;
  IF now_there IS NOT DISTINCT FROM no_longer THEN RETURN NULL; END IF;
  added := ARRAY(SELECT e FROM unnest(now_there) e EXCEPT ALL SELECT e FROM unnest(no_longer) e);
  removed := ARRAY(SELECT e FROM unnest(no_longer) e EXCEPT ALL SELECT e FROM unnest(now_there) e);
  who := ARRAY(SELECT client_id FROM unnest(added) UNION SELECT client_id FROM unnest(removed));
  IF cardinality(who) = 0 THEN RETURN NULL; END IF;

  -- What happens to one client at once is counted one after the other. A row's lock would be taken in another order by
  -- tally_moved_clients; a thousand locks are enough, however many clients a statement is about.
  PERFORM pg_advisory_xact_lock(7316206, bucket)
  FROM (SELECT DISTINCT hashtext(id::text) & 1023 AS bucket FROM unnest(who) id ORDER BY 1) buckets;
  INSERT INTO client_day_tally (agent_id, fake, day, counted, kind, product_id, currency, since, count)
  SELECT c.agent_id, c.fake, l.day, l.counted, l.kind, l.product_id, l.currency, l.since, sum(s.sign)
  FROM (
    SELECT client_id, array_agg(e) AS events, 1 AS sign FROM client_event e WHERE client_id = ANY (who) GROUP BY 1
    UNION ALL
    SELECT (e).client_id, array_agg(e), -1 FROM (
      (SELECT e FROM client_event e WHERE client_id = ANY (who) EXCEPT ALL SELECT e FROM unnest(added) e)
      UNION ALL SELECT e FROM unnest(removed) e) before GROUP BY 1
  ) s JOIN client c ON c.id = s.client_id
  CROSS JOIN LATERAL client_day_lines(tally_day(c.created_at), s.events) l
  WHERE l.counted <> 'new'
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(s.sign) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_clients_insert AFTER INSERT ON trade_record REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''order'', tally_day(r.created_at), r.kind, r.product_id, r.currency)', 'true');
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_clients_update AFTER UPDATE ON trade_record REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''order'', tally_day(r.created_at), r.kind, r.product_id, r.currency)', 'true');
--> statement-breakpoint
CREATE TRIGGER trade_record_tally_clients_delete AFTER DELETE ON trade_record REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''order'', tally_day(r.created_at), r.kind, r.product_id, r.currency)', 'true');
--> statement-breakpoint
CREATE TRIGGER deposit_tally_clients_insert AFTER INSERT ON deposit REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''deposit'', tally_day(r.checked_at), NULL, NULL, NULL)', 'r.status IN (''approved'', ''rolled_back'')');
--> statement-breakpoint
CREATE TRIGGER deposit_tally_clients_update AFTER UPDATE ON deposit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''deposit'', tally_day(r.checked_at), NULL, NULL, NULL)', 'r.status IN (''approved'', ''rolled_back'')');
--> statement-breakpoint
CREATE TRIGGER deposit_tally_clients_delete AFTER DELETE ON deposit REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''deposit'', tally_day(r.checked_at), NULL, NULL, NULL)', 'r.status IN (''approved'', ''rolled_back'')');
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_clients_insert AFTER INSERT ON withdrawal REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''withdrawal'', tally_day(r.checked_at), NULL, NULL, NULL)', 'r.status IN (''approved'', ''rolled_back'')');
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_clients_update AFTER UPDATE ON withdrawal REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''withdrawal'', tally_day(r.checked_at), NULL, NULL, NULL)', 'r.status IN (''approved'', ''rolled_back'')');
--> statement-breakpoint
CREATE TRIGGER withdrawal_tally_clients_delete AFTER DELETE ON withdrawal REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_client_days(
    'ROW(r.client_id, ''withdrawal'', tally_day(r.checked_at), NULL, NULL, NULL)', 'r.status IN (''approved'', ''rolled_back'')');
--> statement-breakpoint
-- Clients come, and what belongs to them moves with them, under the locks that the triggers before this one have taken.
CREATE FUNCTION tally_days_of_clients() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text;
BEGIN
  changed := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT id, agent_id, fake, created_at, 1 AS sign FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT id, agent_id, fake, created_at, -1 AS sign FROM old_rows'
    ELSE 'SELECT c.* FROM (
        SELECT id, agent_id, fake, created_at, 1 AS sign FROM new_rows
        UNION ALL SELECT id, agent_id, fake, created_at, -1 FROM old_rows) c
      JOIN new_rows n ON n.id = c.id JOIN old_rows o ON o.id = c.id
      WHERE (n.agent_id, n.fake, n.created_at) IS DISTINCT FROM (o.agent_id, o.fake, o.created_at)' END;
  EXECUTE format('INSERT INTO client_day_tally (agent_id, fake, day, counted, kind, product_id, currency, since, count)
    SELECT c.agent_id, c.fake, l.day, l.counted, l.kind, l.product_id, l.currency, l.since, sum(c.sign)
    FROM (%s) c CROSS JOIN LATERAL client_day_lines(tally_day(c.created_at),
      ARRAY(SELECT e FROM client_event e WHERE e.client_id = c.id)) l
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(c.sign) <> 0', changed);
  IF TG_OP <> 'UPDATE' THEN RETURN NULL; END IF;
  EXECUTE 'INSERT INTO order_day_tally ' || order_day_lines(
    format('SELECT t, c.agent_id, c.fake, c.sign FROM (%s) c JOIN trade_record t ON t.client_id = c.id', changed));
  EXECUTE 'INSERT INTO cash_day_tally ' || cash_day_lines('deposits',
    format('SELECT t, c.agent_id, c.fake, c.sign FROM (%s) c JOIN deposit t ON t.client_id = c.id', changed));
  EXECUTE 'INSERT INTO cash_day_tally ' || cash_day_lines('withdrawals',
    format('SELECT t, c.agent_id, c.fake, c.sign FROM (%s) c JOIN withdrawal t ON t.client_id = c.id', changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER client_tally_statistics_insert AFTER INSERT ON client
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_days_of_clients();
--> statement-breakpoint
-- By its name it is called after those that lock the clients of the statement, and their records.
CREATE TRIGGER client_tally_update_zone_days AFTER UPDATE ON client
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_days_of_clients();
--> statement-breakpoint
CREATE TRIGGER client_tally_statistics_delete AFTER DELETE ON client
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_days_of_clients();
--> statement-breakpoint
-- Counts everything anew by the days of a time zone. Whoever books or decides meanwhile waits.
CREATE FUNCTION count_days(zone text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE order_day_tally, cash_day_tally, client_day_tally IN EXCLUSIVE MODE;
  UPDATE tally_zone SET zone = count_days.zone;
  DELETE FROM order_day_tally;
  DELETE FROM cash_day_tally;
  DELETE FROM client_day_tally;
  EXECUTE 'INSERT INTO order_day_tally ' || order_day_lines(
    'SELECT t, c.agent_id, c.fake, 1 AS sign FROM trade_record t JOIN client c ON c.id = t.client_id');
  EXECUTE 'INSERT INTO cash_day_tally ' || cash_day_lines('deposits',
    'SELECT t, c.agent_id, c.fake, 1 AS sign FROM deposit t JOIN client c ON c.id = t.client_id');
  EXECUTE 'INSERT INTO cash_day_tally ' || cash_day_lines('withdrawals',
    'SELECT t, c.agent_id, c.fake, 1 AS sign FROM withdrawal t JOIN client c ON c.id = t.client_id');
  INSERT INTO client_day_tally (agent_id, fake, day, counted, kind, product_id, currency, since, count)
  SELECT agent_id, fake, day, counted, kind, product_id, currency, since, count(*) FROM client_day_truth
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
END $$;
--> statement-breakpoint
SELECT count_days(zone) FROM tally_zone;
