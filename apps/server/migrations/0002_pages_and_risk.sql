ALTER TABLE "allocation" ADD COLUMN "seed" text;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "scheme" jsonb;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "draw" jsonb;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "risk_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "risk_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "risk_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "exchange" ADD COLUMN "trading_days" jsonb DEFAULT '[1,2,3,4,5]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc" ADD COLUMN "risk_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc" ADD COLUMN "risk_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kyc" ADD COLUMN "risk_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kyc" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "kyc_event" ADD COLUMN "override_reason" text;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "alone" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD COLUMN "credit_reason" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "risk_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "risk_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "risk_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "override_reason" text;--> statement-breakpoint
CREATE INDEX "deposit_risk" ON "deposit" USING btree ("risk_level","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_risk_checked" ON "deposit" USING btree ("risk_checked_at") WHERE "deposit"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "kyc_risk" ON "kyc" USING btree ("risk_level",coalesce("made_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "kyc_risk_checked" ON "kyc" USING btree ("risk_checked_at") WHERE "kyc"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("send_at") WHERE "message"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "withdrawal_risk" ON "withdrawal" USING btree ("risk_level","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_risk_checked" ON "withdrawal" USING btree ("risk_checked_at") WHERE "withdrawal"."status" = 'pending';