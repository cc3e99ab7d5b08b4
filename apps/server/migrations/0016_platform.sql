CREATE TABLE "account_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"active" boolean NOT NULL,
	"locked" boolean NOT NULL,
	"kyc_status" text NOT NULL,
	"vip_level" integer NOT NULL,
	"currency" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"active" boolean NOT NULL,
	"locked" boolean NOT NULL,
	"kyc_status" text NOT NULL,
	"vip_level" integer NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"subject" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL
);
