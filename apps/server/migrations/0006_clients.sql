CREATE TABLE "client_access" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"ip" text NOT NULL,
	"device_os" text NOT NULL,
	"device_type" text NOT NULL,
	"country" text,
	"city" text
);
--> statement-breakpoint
CREATE TABLE "client_bank" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"bank_name" text NOT NULL,
	"holder_name" text NOT NULL,
	"acc_no" text NOT NULL,
	"address" text,
	"phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_crypto" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"coin" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"label" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_nominee" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"relationship" text NOT NULL,
	"phone" text,
	"dob" date,
	"share" numeric(5, 2) NOT NULL,
	CONSTRAINT "client_nominee_share" CHECK ("client_nominee"."share" > 0 and "client_nominee"."share" <= 100)
);
--> statement-breakpoint
CREATE TABLE "client_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_trade_setting" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"products" jsonb NOT NULL,
	"order_max" numeric(26, 8),
	"daily_max" numeric(26, 8),
	"fee_discount_pct" numeric(5, 2) DEFAULT '0' NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" uuid,
	CONSTRAINT "client_trade_setting_limits" CHECK ("client_trade_setting"."order_max" > 0 and "client_trade_setting"."daily_max" > 0),
	CONSTRAINT "client_trade_setting_discount" CHECK ("client_trade_setting"."fee_discount_pct" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "kyc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"attempt_no" integer DEFAULT 0 NOT NULL,
	"level" text,
	"full_name" text,
	"latin_name" text,
	"birth_date" date,
	"nationality" text,
	"id_type" text,
	"id_no_sealed" text,
	"id_no_masked" text,
	"id_no_hash" text,
	"id_expiry" date,
	"address" text,
	"maker_id" uuid,
	"made_at" timestamp with time zone,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason_code" text,
	"reason" text,
	"remark" text,
	"client_remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kyc_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "kyc_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kyc_id" uuid NOT NULL,
	"attempt_no" integer NOT NULL,
	"type" text NOT NULL,
	"side" text NOT NULL,
	"file_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kyc_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"attempt_no" integer NOT NULL,
	"actor_id" uuid,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "sessions_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_access" ADD CONSTRAINT "client_access_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_bank" ADD CONSTRAINT "client_bank_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_code" ADD CONSTRAINT "client_code_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_code" ADD CONSTRAINT "client_code_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_crypto" ADD CONSTRAINT "client_crypto_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_nominee" ADD CONSTRAINT "client_nominee_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_author_id_staff_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_trade_setting" ADD CONSTRAINT "client_trade_setting_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_trade_setting" ADD CONSTRAINT "client_trade_setting_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_document" ADD CONSTRAINT "kyc_document_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_document" ADD CONSTRAINT "kyc_document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_event" ADD CONSTRAINT "kyc_event_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_event" ADD CONSTRAINT "kyc_event_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_access_client" ON "client_access" USING btree ("client_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_bank_acc_no" ON "client_bank" USING btree ("client_id","acc_no");--> statement-breakpoint
CREATE INDEX "client_code_client" ON "client_code" USING btree ("client_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_crypto_address" ON "client_crypto" USING btree ("client_id","network","address");--> statement-breakpoint
CREATE UNIQUE INDEX "client_nominee_place" ON "client_nominee" USING btree ("client_id","place");--> statement-breakpoint
CREATE INDEX "client_note_client" ON "client_note" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "kyc_status_made" ON "kyc" USING btree ("status","made_at","id");--> statement-breakpoint
CREATE INDEX "kyc_id_no" ON "kyc" USING btree ("id_no_hash");--> statement-breakpoint
CREATE INDEX "kyc_document_kyc" ON "kyc_document" USING btree ("kyc_id","attempt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_document_file" ON "kyc_document" USING btree ("file_id","attempt_no");--> statement-breakpoint
CREATE INDEX "kyc_event_kyc" ON "kyc_event" USING btree ("kyc_id","at","id");