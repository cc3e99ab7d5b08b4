CREATE TABLE "record_tally" (
	"record" text NOT NULL,
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "record_tally_agent" ON "record_tally" USING btree ("record","agent_id");