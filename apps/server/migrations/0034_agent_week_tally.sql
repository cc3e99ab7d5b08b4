CREATE TABLE "deposit_agent_week_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"week" date NOT NULL,
	"band" numeric(26, 8) NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deposit_agent_week_tally_agent" ON "deposit_agent_week_tally" USING btree ("agent_id","week","band");