ALTER TABLE "exchange" ADD COLUMN "trading_days" jsonb DEFAULT '[1,2,3,4,5]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;