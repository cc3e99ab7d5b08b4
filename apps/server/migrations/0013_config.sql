CREATE TABLE "amendment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"order_no" text NOT NULL,
	"client_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason_code" text NOT NULL,
	"reason" text NOT NULL,
	"evidence_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"maker_id" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"decision_code" text,
	"decision_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amendment_two_people" CHECK ("amendment"."status" <> 'applied' or ("amendment"."checker_id" is not null and "amendment"."checker_id" <> "amendment"."maker_id"))
);
--> statement-breakpoint
CREATE TABLE "crypto_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coin" text NOT NULL,
	"network" text NOT NULL,
	"address" text NOT NULL,
	"memo" text,
	"note" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"maker_id" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason_code" text,
	"reason" text,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crypto_address_two_people" CHECK ("crypto_address"."status" <> 'enabled' or ("crypto_address"."checker_id" is not null and "crypto_address"."checker_id" <> "crypto_address"."maker_id"))
);
--> statement-breakpoint
CREATE TABLE "currency_pair" (
	"id" uuid PRIMARY KEY NOT NULL,
	"primary_currency" text NOT NULL,
	"secondary_currency" text NOT NULL,
	"min_amount" numeric(26, 8) NOT NULL,
	"max_amount" numeric(26, 8),
	"weight" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currency_pair_two" CHECK ("currency_pair"."primary_currency" <> "currency_pair"."secondary_currency"),
	CONSTRAINT "currency_pair_amounts" CHECK ("currency_pair"."min_amount" > 0 and "currency_pair"."max_amount" >= "currency_pair"."min_amount")
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"written_by_id" uuid,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_version_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
CREATE TABLE "exchange" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"currency" text NOT NULL,
	"timezone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"client_id" uuid,
	"agent_id" uuid,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"recipient_count" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"recalled_by_id" uuid,
	"recalled_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_recipient" (
	"message_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "message_recipient_message_id_client_id_pk" PRIMARY KEY("message_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "support_channel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"hours" text NOT NULL,
	"language" text NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "made_by_id" uuid;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_evidence_id_file_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_pair" ADD CONSTRAINT "currency_pair_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_written_by_id_staff_user_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_agent_id_staff_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_staff_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_recalled_by_id_staff_user_id_fk" FOREIGN KEY ("recalled_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_deleted_by_id_staff_user_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_channel" ADD CONSTRAINT "support_channel_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "amendment_created" ON "amendment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "amendment_target" ON "amendment" USING btree ("kind","target_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_pending_once" ON "amendment" USING btree ("kind","target_id") WHERE "amendment"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_evidence" ON "amendment" USING btree ("evidence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crypto_address_once" ON "crypto_address" USING btree ("coin","network","address");--> statement-breakpoint
CREATE INDEX "crypto_address_created" ON "crypto_address" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "currency_pair_once" ON "currency_pair" USING btree ("primary_currency","secondary_currency");--> statement-breakpoint
CREATE INDEX "currency_pair_created" ON "currency_pair" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_code" ON "exchange" USING btree ("code");--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_recipient_client" ON "message_recipient" USING btree ("client_id","message_id");--> statement-breakpoint
CREATE INDEX "message_recipient_read" ON "message_recipient" USING btree ("message_id") WHERE "message_recipient"."read_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_channel_value" ON "support_channel" USING btree ("kind","value","language");--> statement-breakpoint
CREATE INDEX "support_channel_created" ON "support_channel" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_made_by_id_staff_user_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;