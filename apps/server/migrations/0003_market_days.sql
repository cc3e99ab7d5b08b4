CREATE TABLE "exception_day" (
	"check_name" text NOT NULL,
	"day" date NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "exception_day_check_name_day_pk" PRIMARY KEY("check_name","day")
);
--> statement-breakpoint
ALTER TABLE "exchange" ADD COLUMN "settle_days" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_settle_days" CHECK ("exchange"."settle_days" between 0 and 10);