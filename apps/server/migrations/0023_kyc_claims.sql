CREATE TABLE "kyc_claim" (
	"kyc_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kyc_claim_kyc_id_staff_id_pk" PRIMARY KEY("kyc_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "kyc_event" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "kyc_claim" ADD CONSTRAINT "kyc_claim_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_claim" ADD CONSTRAINT "kyc_claim_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;