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
INSERT INTO kyc (id, client_id, status, created_at, updated_at)
  SELECT gen_random_uuid(), id, kyc_status, created_at, updated_at FROM client;
--> statement-breakpoint
CREATE TRIGGER kyc_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON kyc_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
