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
CREATE TABLE "allocation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"drafted_by_id" uuid,
	"published_by_id" uuid,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allocation_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "allocation_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"allocation_id" uuid NOT NULL,
	"trade_id" uuid NOT NULL,
	"allotted_qty" bigint NOT NULL,
	CONSTRAINT "allocation_line_trade_id_unique" UNIQUE("trade_id"),
	CONSTRAINT "allocation_line_not_negative" CHECK ("allocation_line"."allotted_qty" >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	"event_seq" bigint DEFAULT 0 NOT NULL
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
	"password_hash" text,
	"sessions_ended_at" timestamp with time zone,
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
	CONSTRAINT "client_nominee_share" CHECK ("client_nominee"."share" >= 0 and "client_nominee"."share" <= 100)
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
CREATE TABLE "conversion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"client_id" uuid NOT NULL,
	"from_account_id" uuid NOT NULL,
	"to_account_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"fee" numeric(26, 8) DEFAULT '0' NOT NULL,
	"currency" text NOT NULL,
	"received" numeric(26, 8) NOT NULL,
	"received_currency" text NOT NULL,
	"rate" numeric(20, 10) NOT NULL,
	"rate_at" timestamp with time zone NOT NULL,
	"maker_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversion_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "conversion_of_two_accounts" CHECK ("conversion"."from_account_id" <> "conversion"."to_account_id"),
	CONSTRAINT "conversion_fee_within_amount" CHECK ("conversion"."fee" >= 0 and "conversion"."fee" < "conversion"."amount"),
	CONSTRAINT "conversion_amount_positive" CHECK ("conversion"."amount" > 0 and "conversion"."received" > 0)
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
CREATE TABLE "data_exception" (
	"id" uuid PRIMARY KEY NOT NULL,
	"check_name" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"client_id" uuid,
	"expected" text NOT NULL,
	"found" text NOT NULL,
	"present" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"reopened_at" timestamp with time zone,
	"note" text,
	"resolved_by_id" uuid,
	"resolved_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"address" text,
	"confirmations" integer,
	"confirmations_by_id" uuid,
	"confirmations_at" timestamp with time zone,
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
	CONSTRAINT "deposit_confirmations" CHECK ("deposit"."confirmations" >= 0),
	CONSTRAINT "deposit_amount_positive" CHECK ("deposit"."amount" > 0 and "deposit"."credited_amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "deposit_agent_week_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"week" date NOT NULL,
	"band" numeric(26, 8) NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_band_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"band" numeric(26, 8) NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_day_tally" (
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
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
CREATE TABLE "deposit_week_tally" (
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"sub_type" text NOT NULL,
	"currency" text NOT NULL,
	"week" date NOT NULL,
	"band" numeric(26, 8) NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
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
CREATE TABLE "event" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"topic" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"client_id" uuid,
	"user_id" uuid
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
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitation_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "ip_rule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cidr" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"role" text,
	"user_id" uuid,
	"note" text,
	"expires_at" timestamp with time zone,
	"last_hit_at" timestamp with time zone,
	"created_by_id" uuid,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ip_rule_says_whom" CHECK (("ip_rule"."scope" = 'role') = ("ip_rule"."role" is not null) and ("ip_rule"."scope" = 'user') = ("ip_rule"."user_id" is not null))
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
CREATE TABLE "kyc_claim" (
	"kyc_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kyc_claim_kyc_id_staff_id_pk" PRIMARY KEY("kyc_id","staff_id")
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
	"note" text,
	"said" jsonb
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
CREATE TABLE "loan_repayment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"loan_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"fine" numeric(26, 8) NOT NULL,
	"interest" numeric(26, 8) NOT NULL,
	"principal" numeric(26, 8) NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loan_repayment_adds_up" CHECK ("loan_repayment"."amount" > 0 and "loan_repayment"."fine" >= 0 and "loan_repayment"."interest" >= 0 and "loan_repayment"."principal" >= 0 and "loan_repayment"."amount" = "loan_repayment"."fine" + "loan_repayment"."interest" + "loan_repayment"."principal")
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
CREATE TABLE "overdrawn" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"sub_type" text NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"base_amount" numeric(26, 8),
	"status" text DEFAULT 'pending' NOT NULL,
	"apr" numeric(9, 4),
	"late_apr" numeric(9, 4),
	"term_days" integer,
	"disbursed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"counted_days" integer DEFAULT 0 NOT NULL,
	"principal_days" numeric(38, 8) DEFAULT '0' NOT NULL,
	"late_days" numeric(38, 8) DEFAULT '0' NOT NULL,
	"principal_repaid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"interest_repaid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"fine_repaid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"maker_id" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason_code" text,
	"reason" text,
	"remark" text,
	"client_remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "overdrawn_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "overdrawn_amount_positive" CHECK ("overdrawn"."amount" > 0),
	CONSTRAINT "overdrawn_loan_has_terms" CHECK (("overdrawn"."sub_type" = 'loan') = ("overdrawn"."apr" is not null and "overdrawn"."late_apr" is not null and "overdrawn"."term_days" is not null)),
	CONSTRAINT "overdrawn_only_a_loan_is_repaid" CHECK ("overdrawn"."sub_type" = 'loan' or "overdrawn"."status" not in ('outstanding', 'completed')),
	CONSTRAINT "overdrawn_repaid_at_most_once" CHECK ("overdrawn"."principal_repaid" between 0 and "overdrawn"."amount" and "overdrawn"."interest_repaid" >= 0 and "overdrawn"."fine_repaid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"pool_qty" bigint,
	"lot_size" bigint,
	"terms" jsonb NOT NULL,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_status_of_kind" CHECK (case
        when "product"."kind" in ('stock', 'block') then "product"."status" in ('available', 'listing', 'listed', 'closed')
        when "product"."kind" = 'ipo' then "product"."status" in ('available', 'listing', 'listed', 'withdrawn')
        when "product"."kind" in ('daily', 'ai', 'quant') then "product"."status" in ('enabled', 'disabled', 'closed')
        else "product"."status" in ('enabled', 'disabled')
      end),
	CONSTRAINT "product_pool_positive" CHECK ("product"."pool_qty" > 0 and "product"."lot_size" > 0)
);
--> statement-breakpoint
CREATE TABLE "proposal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"limit_name" text NOT NULL,
	"operation" text NOT NULL,
	"path" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"subject_name" text NOT NULL,
	"client_id" uuid,
	"leader_id" uuid,
	"base_amount" numeric(26, 8),
	"changes" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"maker_id" uuid NOT NULL,
	"maker_session_id" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason" text,
	"effective_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proposal_two_people" CHECK ("proposal"."status" <> 'applied' or "proposal"."effective_at" is not null
        or ("proposal"."checker_id" is not null and "proposal"."checker_id" <> "proposal"."maker_id"))
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
	"made_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"subject" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_tally" (
	"record" text NOT NULL,
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_code_code_hash_unique" UNIQUE("code_hash")
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
	"end_reason" text,
	"device_known" boolean DEFAULT false NOT NULL,
	"mfa_bound_at" timestamp with time zone
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
CREATE TABLE "signature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"limit_name" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"signer_id" uuid NOT NULL,
	"client_id" uuid,
	"base_amount" numeric(26, 8),
	"alone" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_device_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"leader_id" uuid,
	"code" text DEFAULT upper(substr(md5(gen_random_uuid()::text), 1, 8)) NOT NULL,
	"password_hash" text,
	"active" boolean DEFAULT true NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_by_id" uuid,
	"last_reset_by_id" uuid,
	"mfa_secret" text,
	"mfa_step_used" bigint,
	"mfa_pending_secret" text,
	"mfa_pending_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_user_username_unique" UNIQUE("username"),
	CONSTRAINT "staff_user_code_unique" UNIQUE("code")
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
CREATE TABLE "trade_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trade_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"actor_id" uuid,
	"amount" numeric(26, 8),
	"note" text,
	"evidence_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trade_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"kind" text NOT NULL,
	"product_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"side" text DEFAULT 'buy' NOT NULL,
	"currency" text NOT NULL,
	"price" numeric(26, 8),
	"applied_qty" numeric(26, 8),
	"allotted_qty" numeric(26, 8),
	"amount" numeric(26, 8) NOT NULL,
	"funding_model" text DEFAULT 'prefund' NOT NULL,
	"fee_pct" numeric(10, 6) DEFAULT '0' NOT NULL,
	"frozen" numeric(26, 8) DEFAULT '0' NOT NULL,
	"payable" numeric(26, 8) DEFAULT '0' NOT NULL,
	"paid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"pay_deadline" timestamp with time zone,
	"fee" numeric(26, 8) DEFAULT '0' NOT NULL,
	"opened_at" timestamp with time zone,
	"settle_at" timestamp with time zone,
	"sold_price" numeric(26, 8),
	"profit" numeric(26, 8),
	"status" text NOT NULL,
	"plan" jsonb,
	"maker_id" uuid,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid,
	"checked_at" timestamp with time zone,
	"reason_code" text,
	"reason" text,
	"remark" text,
	"client_remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trade_record_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "trade_record_money_not_negative" CHECK ("trade_record"."amount" >= 0 and "trade_record"."frozen" >= 0 and "trade_record"."payable" >= 0 and "trade_record"."paid" >= 0 and "trade_record"."fee" >= 0),
	CONSTRAINT "trade_record_frozen_while_open" CHECK ("trade_record"."frozen" = 0 or "trade_record"."status" in ('awaiting', 'outstanding')),
	CONSTRAINT "trade_record_paid_within_payable" CHECK ("trade_record"."paid" <= "trade_record"."payable")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"fee" numeric(26, 8) NOT NULL,
	"net_amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"base_amount" numeric(26, 8),
	"destination" jsonb NOT NULL,
	"destination_key" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
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
	CONSTRAINT "withdrawal_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "withdrawal_adds_up" CHECK ("withdrawal"."fee" >= 0 and "withdrawal"."net_amount" > 0 and "withdrawal"."amount" = "withdrawal"."net_amount" + "withdrawal"."fee")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_drafted_by_id_staff_user_id_fk" FOREIGN KEY ("drafted_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_published_by_id_staff_user_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_line" ADD CONSTRAINT "allocation_line_allocation_id_allocation_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_line" ADD CONSTRAINT "allocation_line_trade_id_trade_record_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_evidence_id_file_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_agent_id_staff_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_from_account_id_account_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_to_account_id_account_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_pair" ADD CONSTRAINT "currency_pair_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exception" ADD CONSTRAINT "data_exception_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exception" ADD CONSTRAINT "data_exception_resolved_by_id_staff_user_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_confirmations_by_id_staff_user_id_fk" FOREIGN KEY ("confirmations_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_screenshot_id_file_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_rolled_back_by_id_staff_user_id_fk" FOREIGN KEY ("rolled_back_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_written_by_id_staff_user_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_uploaded_by_id_staff_user_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_claim" ADD CONSTRAINT "kyc_claim_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_claim" ADD CONSTRAINT "kyc_claim_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_document" ADD CONSTRAINT "kyc_document_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_document" ADD CONSTRAINT "kyc_document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_event" ADD CONSTRAINT "kyc_event_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_event" ADD CONSTRAINT "kyc_event_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_repayment" ADD CONSTRAINT "loan_repayment_loan_id_overdrawn_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."overdrawn"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan_repayment" ADD CONSTRAINT "loan_repayment_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_agent_id_staff_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_staff_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_recalled_by_id_staff_user_id_fk" FOREIGN KEY ("recalled_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_deleted_by_id_staff_user_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_leader_id_staff_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_made_by_id_staff_user_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_signer_id_staff_user_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_leader_id_staff_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_last_reset_by_id_staff_user_id_fk" FOREIGN KEY ("last_reset_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_channel" ADD CONSTRAINT "support_channel_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_trade_id_trade_record_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_evidence_id_file_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_rolled_back_by_id_staff_user_id_fk" FOREIGN KEY ("rolled_back_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_client" ON "account" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "allocation_line_allocation" ON "allocation_line" USING btree ("allocation_id");--> statement-breakpoint
CREATE INDEX "amendment_created" ON "amendment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "amendment_target" ON "amendment" USING btree ("kind","target_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_pending_once" ON "amendment" USING btree ("kind","target_id") WHERE "amendment"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_evidence" ON "amendment" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "attempt_subject" ON "attempt" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","seq");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_bank" ON "audit_log" USING btree ((coalesce("after", "before") ->> 'client_id'),"seq") WHERE "audit_log"."subject_type" = 'client_bank';--> statement-breakpoint
CREATE INDEX "client_agent" ON "client" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "client_created" ON "client" USING btree ("fake","created_at","id","agent_id");--> statement-breakpoint
CREATE INDEX "client_agent_created" ON "client" USING btree ("agent_id","fake","created_at","id");--> statement-breakpoint
CREATE INDEX "client_full_name" ON "client" USING btree ("full_name","id");--> statement-breakpoint
CREATE INDEX "client_score" ON "client" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "client_vip_level" ON "client" USING btree ("vip_level","id");--> statement-breakpoint
CREATE INDEX "client_last_seen" ON "client" USING btree (coalesce("last_seen_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "client_kyc_created" ON "client" USING btree ("kyc_status","fake","created_at","id");--> statement-breakpoint
CREATE INDEX "client_online" ON "client" USING btree ("agent_id","fake") WHERE "client"."online";--> statement-breakpoint
CREATE INDEX "client_mobile" ON "client" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "client_email" ON "client" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "client_access_client" ON "client_access" USING btree ("client_id","at","id");--> statement-breakpoint
CREATE INDEX "client_access_ip" ON "client_access" USING btree ("ip","at","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_bank_acc_no" ON "client_bank" USING btree ("client_id","acc_no");--> statement-breakpoint
CREATE INDEX "client_code_client" ON "client_code" USING btree ("client_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "client_crypto_address" ON "client_crypto" USING btree ("client_id","network","address");--> statement-breakpoint
CREATE UNIQUE INDEX "client_nominee_place" ON "client_nominee" USING btree ("client_id","place");--> statement-breakpoint
CREATE INDEX "client_note_client" ON "client_note" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversion_created" ON "conversion" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "conversion_client" ON "conversion" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "crypto_address_once" ON "crypto_address" USING btree ("coin","network","address");--> statement-breakpoint
CREATE INDEX "crypto_address_created" ON "crypto_address" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "currency_pair_once" ON "currency_pair" USING btree ("primary_currency","secondary_currency");--> statement-breakpoint
CREATE INDEX "currency_pair_created" ON "currency_pair" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exception_subject" ON "data_exception" USING btree ("check_name","subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "data_exception_first_seen" ON "data_exception" USING btree ("first_seen_at","id");--> statement-breakpoint
CREATE INDEX "data_exception_client" ON "data_exception" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "deposit_created" ON "deposit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_status_created" ON "deposit" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_currency_created" ON "deposit" USING btree ("currency","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_sub_type_created" ON "deposit" USING btree ("sub_type","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_network_created" ON "deposit" USING btree (upper("network"),"created_at","id") WHERE "deposit"."network" is not null;--> statement-breakpoint
CREATE INDEX "deposit_client" ON "deposit" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_amount" ON "deposit" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "deposit_checked" ON "deposit" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "deposit_rolled_back" ON "deposit" USING btree ("rolled_back_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_screenshot" ON "deposit" USING btree ("screenshot_id");--> statement-breakpoint
CREATE INDEX "deposit_reference" ON "deposit" USING btree ("reference_no");--> statement-breakpoint
CREATE INDEX "deposit_txid" ON "deposit" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "deposit_agent_week_tally_agent" ON "deposit_agent_week_tally" USING btree ("agent_id","week","band");--> statement-breakpoint
CREATE INDEX "deposit_band_tally_band" ON "deposit_band_tally" USING btree ("band");--> statement-breakpoint
CREATE INDEX "deposit_band_tally_agent" ON "deposit_band_tally" USING btree ("agent_id","band");--> statement-breakpoint
CREATE INDEX "deposit_day_tally_day" ON "deposit_day_tally" USING btree ("day");--> statement-breakpoint
CREATE INDEX "deposit_day_tally_agent" ON "deposit_day_tally" USING btree ("agent_id","day");--> statement-breakpoint
CREATE INDEX "deposit_week_tally_week" ON "deposit_week_tally" USING btree ("week","band");--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_code" ON "exchange" USING btree ("code");--> statement-breakpoint
CREATE INDEX "file_sha256" ON "file" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "file_uploaded_by" ON "file" USING btree ("uploaded_by_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_expires" ON "idempotency_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitation_user" ON "invitation" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_live" ON "invitation" USING btree ("user_id") WHERE "invitation"."used_at" is null and "invitation"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "ip_rule_created" ON "ip_rule" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "kyc_made" ON "kyc" USING btree (coalesce("made_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "kyc_status_made" ON "kyc" USING btree ("status",coalesce("made_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "kyc_checked" ON "kyc" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "kyc_id_no" ON "kyc" USING btree ("id_no_hash");--> statement-breakpoint
CREATE INDEX "kyc_document_kyc" ON "kyc_document" USING btree ("kyc_id","attempt_no");--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_document_file" ON "kyc_document" USING btree ("file_id","attempt_no");--> statement-breakpoint
CREATE INDEX "kyc_event_kyc" ON "kyc_event" USING btree ("kyc_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "ledger_entry_time" ON "ledger_entry" USING btree ("created_at","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_once" ON "ledger_transaction" USING btree ("reference_type","reference_id","kind");--> statement-breakpoint
CREATE INDEX "loan_repayment_loan" ON "loan_repayment" USING btree ("loan_id","created_at");--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_recipient_client" ON "message_recipient" USING btree ("client_id","message_id");--> statement-breakpoint
CREATE INDEX "message_recipient_read" ON "message_recipient" USING btree ("message_id") WHERE "message_recipient"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "overdrawn_created" ON "overdrawn" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "overdrawn_kind_created" ON "overdrawn" USING btree ("sub_type","status","created_at","id");--> statement-breakpoint
CREATE INDEX "overdrawn_client" ON "overdrawn" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "overdrawn_account" ON "overdrawn" USING btree ("account_id","sub_type");--> statement-breakpoint
CREATE INDEX "overdrawn_amount" ON "overdrawn" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "overdrawn_checked" ON "overdrawn" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "overdrawn_due" ON "overdrawn" USING btree ("due_at") WHERE "overdrawn"."due_at" is not null and "overdrawn"."completed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("kind","code") WHERE "product"."status" not in ('closed', 'withdrawn');--> statement-breakpoint
CREATE INDEX "product_created" ON "product" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "proposal_created" ON "proposal" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "proposal_client" ON "proposal" USING btree ("client_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_pending_once" ON "proposal" USING btree ("operation","subject_type","subject_id") WHERE "proposal"."status" = 'pending' and "proposal"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "rate_pair" ON "rate" USING btree ("primary_currency","secondary_currency","effective_at");--> statement-breakpoint
CREATE INDEX "record_tally_agent" ON "record_tally" USING btree ("record","agent_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signature_alone_signer" ON "signature" USING btree ("signer_id","at") WHERE "signature"."alone";--> statement-breakpoint
CREATE INDEX "signature_alone_client" ON "signature" USING btree ("client_id","at") WHERE "signature"."alone";--> statement-breakpoint
CREATE INDEX "signature_subject" ON "signature" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "staff_device_user" ON "staff_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_device_expires" ON "staff_device" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_user_leader" ON "staff_user" USING btree ("leader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_channel_value" ON "support_channel" USING btree ("kind","value","language");--> statement-breakpoint
CREATE INDEX "support_channel_created" ON "support_channel" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_event_once" ON "trade_event" USING btree ("trade_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_event_evidence" ON "trade_event" USING btree ("evidence_id");--> statement-breakpoint
CREATE INDEX "trade_record_created" ON "trade_record" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_record_status" ON "trade_record" USING btree ("kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_record_amount" ON "trade_record" USING btree ("kind","amount","id");--> statement-breakpoint
CREATE INDEX "trade_record_product" ON "trade_record" USING btree ("product_id","status");--> statement-breakpoint
CREATE INDEX "trade_record_client" ON "trade_record" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "trade_record_deadline" ON "trade_record" USING btree ("status","pay_deadline");--> statement-breakpoint
CREATE INDEX "withdrawal_created" ON "withdrawal" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_status_created" ON "withdrawal" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_client" ON "withdrawal" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawal_destination" ON "withdrawal" USING btree ("client_id","destination_key","made_at");--> statement-breakpoint
CREATE INDEX "withdrawal_destination_key" ON "withdrawal" USING btree ("destination_key","client_id","made_at");--> statement-breakpoint
CREATE INDEX "withdrawal_destination_words" ON "withdrawal" USING gin ((array["destination"->>'acc_no', "destination"->>'address', "destination"->>'holder_name']));--> statement-breakpoint
CREATE INDEX "withdrawal_amount" ON "withdrawal" USING btree ("amount","id");--> statement-breakpoint
CREATE INDEX "withdrawal_checked" ON "withdrawal" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");