ALTER TABLE "withdrawal" ADD COLUMN "payout" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "payout_reference" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "payout_reference_key" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "payout_receipt_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "sent_on" date;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "sent_by_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "paid_by_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_receipt_id_file_id_fk" FOREIGN KEY ("payout_receipt_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_sent_by_id_staff_user_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_paid_by_id_staff_user_id_fk" FOREIGN KEY ("paid_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawal_payout" ON "withdrawal" USING btree ("payout","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_payout_reference" ON "withdrawal" USING btree ("payout_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payout_reference_key" ON "withdrawal" USING btree ("payout_reference_key");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payout_receipt" ON "withdrawal" USING btree ("payout_receipt_id");--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_phase" CHECK (case "withdrawal"."payout"
        when 'to_send' then "withdrawal"."status" = 'approved' and "withdrawal"."sent_at" is null and "withdrawal"."paid_at" is null
        when 'sent' then "withdrawal"."status" = 'approved' and "withdrawal"."sent_at" is not null and "withdrawal"."paid_at" is null
        when 'paid' then "withdrawal"."status" = 'approved' and "withdrawal"."sent_at" is not null and "withdrawal"."paid_at" is not null
        when 'returned' then "withdrawal"."status" = 'rolled_back' and "withdrawal"."sent_at" is not null
        else "withdrawal"."sent_at" is null and "withdrawal"."paid_at" is null end);--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_sent" CHECK (("withdrawal"."sent_at" is null) = ("withdrawal"."payout_reference_key" is null)
        and ("withdrawal"."sent_at" is null) = ("withdrawal"."sent_by_id" is null) and ("withdrawal"."sent_at" is null) = ("withdrawal"."sent_on" is null)
        and ("withdrawal"."paid_at" is null) = ("withdrawal"."paid_by_id" is null));--> statement-breakpoint
CREATE FUNCTION payout_follows_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' THEN
    NEW.payout := 'to_send';
  ELSIF NEW.status = 'rolled_back' THEN
    NEW.payout := CASE WHEN OLD.sent_at IS NULL THEN NULL ELSE 'returned' END;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER withdrawal_payout_follows_state BEFORE UPDATE OF status ON "withdrawal"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION payout_follows_state();
