-- An open code was known to its maker as a whole: it is void, and its person is invited again. What waits gets its halves after it is confirmed.
UPDATE "invitation" SET "revoked_at" = now() WHERE "confirmed_at" IS NOT NULL AND "used_at" IS NULL AND "revoked_at" IS NULL;--> statement-breakpoint
ALTER TABLE "invitation" DROP COLUMN "code_hash";--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "first_hash" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "second_hash" text;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "confirmed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_confirmed_by_id_staff_user_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;