CREATE TABLE "trade_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trade_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"actor_id" uuid,
	"amount" numeric(26, 8),
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "drafted_by_id" uuid;--> statement-breakpoint
ALTER TABLE "trade_record" ADD COLUMN "funding_model" text DEFAULT 'prefund' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_record" ADD COLUMN "fee_pct" numeric(10, 6) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_record" ADD COLUMN "sold_price" numeric(26, 8);--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_trade_id_trade_record_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_event_once" ON "trade_event" USING btree ("trade_id","version");--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_drafted_by_id_staff_user_id_fk" FOREIGN KEY ("drafted_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_record_deadline" ON "trade_record" USING btree ("status","pay_deadline");--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_frozen_while_open" CHECK ("trade_record"."frozen" = 0 or "trade_record"."status" in ('awaiting', 'outstanding'));--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_paid_within_payable" CHECK ("trade_record"."paid" <= "trade_record"."payable");