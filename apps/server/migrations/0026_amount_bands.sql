CREATE TABLE "deposit_band_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"band" numeric(26, 8) NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deposit_band_tally_band" ON "deposit_band_tally" USING btree ("band");--> statement-breakpoint
CREATE INDEX "deposit_band_tally_agent" ON "deposit_band_tally" USING btree ("agent_id","band");