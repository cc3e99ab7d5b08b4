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
