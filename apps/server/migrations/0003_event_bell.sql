ALTER TABLE "audit_head" ADD COLUMN "event_seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Heard when the transaction commits, and never where it is rolled back.
CREATE FUNCTION ring_event_bell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('brokerdesk_event', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_rings AFTER INSERT ON event
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
-- Streams end with their session: whatever ends one, they look at once.
CREATE TRIGGER session_end_rings AFTER UPDATE OF ended_at ON session
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
CREATE TRIGGER staff_user_change_rings AFTER UPDATE OF active, role ON staff_user
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
