ALTER TABLE "deposit" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "confirmations" integer;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "confirmations_by_id" uuid;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "confirmations_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_confirmations_by_id_staff_user_id_fk" FOREIGN KEY ("confirmations_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_bank" ON "audit_log" USING btree ((coalesce("after", "before") ->> 'client_id'),"seq") WHERE "audit_log"."subject_type" = 'client_bank';--> statement-breakpoint
CREATE INDEX "client_access_ip" ON "client_access" USING btree ("ip","at","client_id");--> statement-breakpoint
CREATE INDEX "conversion_created" ON "conversion" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_network_created" ON "deposit" USING btree (upper("network"),"created_at","id") WHERE "deposit"."network" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_destination_key" ON "withdrawal" USING btree ("destination_key","client_id","made_at");--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_confirmations" CHECK ("deposit"."confirmations" >= 0);