-- What drizzle-kit does not generate: sequences, functions, triggers, the view behind a tally (see
-- src/kernel/db/schema/tally.ts), and the head of the audit log.

-- What the schema cannot say: records that are never changed, books that balance.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION require_balanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_entry WHERE transaction_id = NEW.transaction_id
    GROUP BY currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: the books have to balance when the transaction commits, not between its statements.
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_entries();
--> statement-breakpoint
CREATE FUNCTION require_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger transaction % has no entries', NEW.id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_has_entries AFTER INSERT ON ledger_transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_entries();
--> statement-breakpoint
INSERT INTO audit_head (id, seq, hash) VALUES (1, 0, repeat('0', 64));
--> statement-breakpoint
CREATE SEQUENCE order_no;
--> statement-breakpoint
-- Notified when the transaction commits, and never where it is rolled back.
CREATE FUNCTION ring_event_bell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('brokerdesk_event', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_rings AFTER INSERT ON event
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
-- Streams end with their session, so its end notifies as well.
CREATE TRIGGER session_end_rings AFTER UPDATE OF ended_at ON session
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
CREATE TRIGGER staff_user_change_rings AFTER UPDATE OF active, role ON staff_user
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
-- Numbers of new accounts, beyond those of the demonstration set.
CREATE SEQUENCE account_no START WITH 990000001;
--> statement-breakpoint
-- Every client has an identity check, however it came to be.
CREATE FUNCTION add_kyc() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kyc (id, client_id, status, created_at, updated_at)
  VALUES (gen_random_uuid(), NEW.id, NEW.kyc_status, NEW.created_at, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER client_has_kyc AFTER INSERT ON client FOR EACH ROW EXECUTE FUNCTION add_kyc();
--> statement-breakpoint
CREATE TRIGGER kyc_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON kyc_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Payments and exchanges are facts: what was wrong is put right by a new one.
CREATE TRIGGER loan_repayment_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON loan_repayment
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER conversion_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON conversion
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The history of a trade record is never changed.
CREATE TRIGGER trade_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trade_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What the schema cannot say: what was written stays as it was written.

CREATE TRIGGER document_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER amendment_never_removed BEFORE DELETE OR TRUNCATE ON amendment
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_amended_amendment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending'
    OR (OLD.id, OLD.kind, OLD.target_id, OLD.order_no, OLD.client_id, OLD.base_version, OLD.before,
        OLD.after, OLD.reason_code, OLD.reason, OLD.evidence_id, OLD.maker_id, OLD.made_at)
      IS DISTINCT FROM
       (NEW.id, NEW.kind, NEW.target_id, NEW.order_no, NEW.client_id, NEW.base_version, NEW.before,
        NEW.after, NEW.reason_code, NEW.reason, NEW.evidence_id, NEW.maker_id, NEW.made_at)
  THEN
    RAISE EXCEPTION 'amendment is append-only: only its decision is written, once'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER amendment_decided_once BEFORE UPDATE ON amendment
  FOR EACH ROW EXECUTE FUNCTION refuse_amended_amendment();
--> statement-breakpoint
CREATE FUNCTION refuse_moved_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.primary_currency, OLD.secondary_currency, OLD.mid, OLD.spread, OLD.final,
      OLD.effective_at)
      IS DISTINCT FROM
     (NEW.id, NEW.primary_currency, NEW.secondary_currency, NEW.mid, NEW.spread, NEW.final,
      NEW.effective_at)
  THEN
    RAISE EXCEPTION 'rate never moves: a change is a new row'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER rate_never_moves BEFORE UPDATE ON rate
  FOR EACH ROW EXECUTE FUNCTION refuse_moved_rate();
--> statement-breakpoint
-- Counts of a minute: not worth a write to the log of the database.
ALTER TABLE rate_limit SET UNLOGGED;
--> statement-breakpoint
-- Tallies: counts that triggers keep with the records.

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
CREATE FUNCTION tally_deposit_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
      count(*), sum(d.amount)
    FROM new_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
      -count(*), -sum(d.amount)
    FROM old_rows d JOIN client c ON c.id = d.client_id GROUP BY 1, 2, 3, 4, 5, 6;
  ELSE
    INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount)
    SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
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
CREATE TRIGGER deposit_tally_days_insert AFTER INSERT ON deposit
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_days();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_days_update AFTER UPDATE ON deposit
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_days();
--> statement-breakpoint
CREATE TRIGGER deposit_tally_days_delete AFTER DELETE ON deposit
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_deposit_days();
--> statement-breakpoint
-- The deposits of a client move with it, under the locks that tally_moved_clients takes, and in their order.
CREATE FUNCTION tally_moved_deposit_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reassigned uuid[];
BEGIN
  SELECT array_agg(n.id) INTO reassigned
  FROM new_rows n JOIN old_rows o ON o.id = n.id
  WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake);
  IF reassigned IS NULL THEN RETURN NULL; END IF;

  PERFORM FROM client WHERE id = ANY (reassigned) ORDER BY id FOR UPDATE;
  PERFORM FROM deposit WHERE client_id = ANY (reassigned) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO deposit_day_tally (agent_id, fake, status, sub_type, currency, day, count, amount)
  SELECT c.agent_id, c.fake, d.status, d.sub_type, d.currency, (d.created_at AT TIME ZONE 'UTC')::date,
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
CREATE TRIGGER client_tally_update_days AFTER UPDATE ON client
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_moved_deposit_days();
--> statement-breakpoint
-- Every letter and every two letters in a row of a text that is not plain ASCII: by these, names of two
-- Chinese characters are found. Plain ASCII has none; pg_trgm, where it is there, finds it.
CREATE FUNCTION search_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(words) = length(words) THEN RETURN '{}'; END IF;
  RETURN ARRAY(
    SELECT DISTINCT substr(lower(words), at, size)
    FROM generate_series(1, length(words)) AS at, generate_series(1, 2) AS size
  );
END $$;
--> statement-breakpoint
-- Which of them a text has that contains the words.
CREATE FUNCTION asked_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT substr(lower(words), at, 2) FROM generate_series(1, greatest(length(words) - 1, 1)) AS at
  );
END $$;
--> statement-breakpoint
-- The deposits of each band of amounts, kept as those of each day are: see src/kernel/db/schema/tally.ts.

-- The lower end of the band that holds an amount: its first three digits, down to a multiple of five. In
-- whole numbers, so that every machine finds the same; one
-- expression, so that PostgreSQL puts it in the place of the call.
CREATE FUNCTION amount_band(amount numeric) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT div(trunc(amount * 100000000), rpad('5', greatest(length(trunc(amount * 100000000)::text) - 2, 1), '0')::numeric)
    * rpad('5', greatest(length(trunc(amount * 100000000)::text) - 2, 1), '0')::numeric * 0.00000001
$$;
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
-- The deposits of each week and band of amounts, kept as those of each band are: see src/kernel/db/schema/tally.ts.

-- The Monday in UTC on which the week of a moment begins. The calendar of UTC has no exceptions: immutable.
CREATE FUNCTION week_of(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT date_trunc('week', at AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
CREATE FUNCTION tally_deposit_weeks() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- What the schema cannot say: a signature stays, and a proposal stays as it was made but for its one decision.

CREATE TRIGGER signature_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON signature
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER proposal_never_removed BEFORE DELETE OR TRUNCATE ON proposal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_changed_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending'
    OR (OLD.id, OLD.limit_name, OLD.operation, OLD.path, OLD.body, OLD.subject_type, OLD.subject_id,
        OLD.client_id, OLD.base_amount, OLD.changes, OLD.maker_id, OLD.made_at, OLD.effective_at)
      IS DISTINCT FROM
       (NEW.id, NEW.limit_name, NEW.operation, NEW.path, NEW.body, NEW.subject_type, NEW.subject_id,
        NEW.client_id, NEW.base_amount, NEW.changes, NEW.maker_id, NEW.made_at, NEW.effective_at)
  THEN
    RAISE EXCEPTION 'proposal stays as it was made: only its decision is written, once'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER proposal_decided_once BEFORE UPDATE ON proposal
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_proposal();
