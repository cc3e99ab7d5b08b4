CREATE TABLE "deposit_week_tally" (
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
CREATE INDEX "deposit_week_tally_week" ON "deposit_week_tally" USING btree ("week","band");