-- Payments and exchanges are facts: what was wrong is put right by a new one.
CREATE TRIGGER loan_repayment_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON loan_repayment
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER conversion_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON conversion
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
