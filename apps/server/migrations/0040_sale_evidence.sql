ALTER TABLE "trade_event" ADD COLUMN "evidence_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_evidence_id_file_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_event_evidence" ON "trade_event" USING btree ("evidence_id");