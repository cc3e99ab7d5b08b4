CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"acc_no" text NOT NULL,
	"currency" text NOT NULL,
	"balance" numeric(26, 8) DEFAULT '0' NOT NULL,
	"frozen" numeric(26, 8) DEFAULT '0' NOT NULL,
	"deposit" numeric(26, 8) DEFAULT '0' NOT NULL,
	"withdrawal" numeric(26, 8) DEFAULT '0' NOT NULL,
	"profit" numeric(26, 8) DEFAULT '0' NOT NULL,
	"compensation" numeric(26, 8) DEFAULT '0' NOT NULL,
	"bonus" numeric(26, 8) DEFAULT '0' NOT NULL,
	"loan" numeric(26, 8) DEFAULT '0' NOT NULL,
	"outstanding" numeric(26, 8) DEFAULT '0' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_acc_no_unique" UNIQUE("acc_no"),
	CONSTRAINT "account_frozen_not_negative" CHECK ("account"."frozen" >= 0),
	CONSTRAINT "account_available_not_negative" CHECK ("account"."balance" - "account"."frozen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"session_id" uuid,
	"ip" text,
	"device" text,
	"request_id" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" uuid PRIMARY KEY NOT NULL,
	"answer_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"avatar" text,
	"fake" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"vip_level" integer DEFAULT 0 NOT NULL,
	"agent_id" uuid,
	"mfa" boolean DEFAULT false NOT NULL,
	"kyc_status" text DEFAULT 'unverified' NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp with time zone,
	"remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sub_type" text NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"account_currency" text NOT NULL,
	"rate" numeric(20, 10) NOT NULL,
	"rate_at" timestamp with time zone NOT NULL,
	"credited_amount" numeric(26, 8) NOT NULL,
	"base_amount" numeric(26, 8),
	"payer_name" text,
	"reference_no" text,
	"txid" text,
	"network" text,
	"screenshot_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"maker_id" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason_code" text,
	"reason" text,
	"rolled_back_by_id" uuid,
	"rolled_back_at" timestamp with time zone,
	"rollback_reason" text,
	"remark" text,
	"client_remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "deposit_amount_positive" CHECK ("deposit"."amount" > 0 and "deposit"."credited_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text,
	"stored" boolean DEFAULT false NOT NULL,
	"uploaded_by_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid,
	"house" text,
	"bucket" text DEFAULT 'available' NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_one_side" CHECK (("ledger_entry"."account_id" is null) <> ("ledger_entry"."house" is null)),
	CONSTRAINT "ledger_entry_moves_something" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" uuid NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"primary_currency" text NOT NULL,
	"secondary_currency" text NOT NULL,
	"mid" numeric(20, 10) NOT NULL,
	"spread" numeric(20, 10) DEFAULT '0' NOT NULL,
	"final" numeric(20, 10) NOT NULL,
	"source" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "refresh_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"device_os" text NOT NULL,
	"device_type" text NOT NULL,
	"incognito" boolean NOT NULL,
	"ip" text NOT NULL,
	"mfa_pending" boolean NOT NULL,
	"remembered" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "sign_in_failure" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"leader_id" uuid,
	"password_hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"mfa_secret" text,
	"mfa_step_used" bigint,
	"last_login_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_agent_id_staff_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_screenshot_id_file_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_rolled_back_by_id_staff_user_id_fk" FOREIGN KEY ("rolled_back_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_uploaded_by_id_staff_user_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_leader_id_staff_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_client" ON "account" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","seq");--> statement-breakpoint
CREATE INDEX "client_agent" ON "client" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "client_created" ON "client" USING btree ("fake","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_created" ON "deposit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_status_created" ON "deposit" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_client" ON "deposit" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_amount" ON "deposit" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "deposit_checked" ON "deposit" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "deposit_rolled_back" ON "deposit" USING btree ("rolled_back_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_screenshot" ON "deposit" USING btree ("screenshot_id");--> statement-breakpoint
CREATE INDEX "deposit_reference" ON "deposit" USING btree ("reference_no");--> statement-breakpoint
CREATE INDEX "deposit_txid" ON "deposit" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "file_sha256" ON "file" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "idempotency_key_expires" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_once" ON "ledger_transaction" USING btree ("reference_type","reference_id","kind");--> statement-breakpoint
CREATE INDEX "rate_pair" ON "rate" USING btree ("primary_currency","secondary_currency","effective_at");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_failure_subject" ON "sign_in_failure" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "staff_user_leader" ON "staff_user" USING btree ("leader_id");