ALTER TABLE "allocation" ADD COLUMN "seed" text;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "scheme" jsonb;--> statement-breakpoint
ALTER TABLE "allocation" ADD COLUMN "draw" jsonb;