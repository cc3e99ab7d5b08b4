DROP INDEX "client_created";--> statement-breakpoint
DROP INDEX "kyc_status_made";--> statement-breakpoint
CREATE INDEX "client_kyc_created" ON "client" USING btree ("kyc_status","fake","created_at","id");--> statement-breakpoint
CREATE INDEX "client_online" ON "client" USING btree ("agent_id","fake") WHERE "client"."online";--> statement-breakpoint
CREATE INDEX "kyc_made" ON "kyc" USING btree (coalesce("made_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "kyc_checked" ON "kyc" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "client_created" ON "client" USING btree ("fake","created_at","id","agent_id");--> statement-breakpoint
CREATE INDEX "kyc_status_made" ON "kyc" USING btree ("status",coalesce("made_at", '-infinity'::timestamptz),"id");