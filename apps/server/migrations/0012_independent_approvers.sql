ALTER TABLE "proposal" ADD COLUMN "subject_version" integer;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "tied_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "own_factor_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "deposit_approved_by_maker" ON "deposit" USING btree ("created_at","id") WHERE "deposit"."checker_id" = "deposit"."maker_id";--> statement-breakpoint
CREATE INDEX "proposal_pending_subject" ON "proposal" USING btree ("subject_id") WHERE "proposal"."status" = 'pending';--> statement-breakpoint
UPDATE "staff_user" SET "tied_at" = "created_at";--> statement-breakpoint
CREATE FUNCTION tie_after_reset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tied_at := now();
  NEW.own_factor_at := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_user_tie_after_reset BEFORE UPDATE OF last_reset_by_id ON "staff_user"
FOR EACH ROW EXECUTE FUNCTION tie_after_reset();
