CREATE TABLE "deposit_day_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deposit_day_tally_day" ON "deposit_day_tally" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deposit_day_tally_agent" ON "deposit_day_tally" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "client_agent_created" ON "client" USING btree ("agent_id","fake","created_at","id");--> statement-breakpoint
CREATE INDEX "client_full_name" ON "client" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "client_score" ON "client" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "client_vip_level" ON "client" USING btree ("vip_level","id");--> statement-breakpoint
CREATE INDEX "client_last_seen" ON "client" USING btree (coalesce("last_seen_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "client_mobile" ON "client" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "client_email" ON "client" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "deposit_currency_created" ON "deposit" USING btree ("currency","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_sub_type_created" ON "deposit" USING btree ("sub_type","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_status" ON "deposit" USING btree ("status","id");