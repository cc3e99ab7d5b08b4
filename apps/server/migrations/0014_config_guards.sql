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
