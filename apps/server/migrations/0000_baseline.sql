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
CREATE TABLE "allocation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"seed" text,
	"scheme" jsonb,
	"changed_scheme" jsonb,
	"note" text,
	"draw" jsonb,
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
	"drawn_qty" bigint,
	CONSTRAINT "allocation_line_trade_id_unique" UNIQUE("trade_id"),
	CONSTRAINT "allocation_line_not_negative" CHECK ("allocation_line"."allotted_qty" >= 0),
	CONSTRAINT "allocation_line_drawn_not_negative" CHECK ("allocation_line"."drawn_qty" >= 0)
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
	CONSTRAINT "amendment_two_people" CHECK ("amendment"."status" <> 'applied' or ("amendment"."checker_id" is not null and "amendment"."checker_id" <> "amendment"."maker_id")),
	CONSTRAINT "amendment_withdrawn_by_maker" CHECK ("amendment"."status" <> 'withdrawn' or ("amendment"."checker_id" is not null and "amendment"."checker_id" = "amendment"."maker_id"))
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_checkpoint" (
	"size" bigint PRIMARY KEY NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_forward" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"peaks" text[] DEFAULT '{}' NOT NULL,
	"event_seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_leaf" (
	"position" bigint PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_leaf_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigserial PRIMARY KEY NOT NULL,
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
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "audit_pending" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"events" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_match" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"difference" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"reason_code" text,
	"reason" text,
	"made_by_id" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_match_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"line_id" uuid,
	"deposit_id" uuid,
	"withdrawal_id" uuid,
	CONSTRAINT "bank_match_item_line_id_unique" UNIQUE("line_id"),
	CONSTRAINT "bank_match_item_deposit_id_unique" UNIQUE("deposit_id"),
	CONSTRAINT "bank_match_item_withdrawal_id_unique" UNIQUE("withdrawal_id"),
	CONSTRAINT "bank_match_item_one" CHECK (num_nonnulls("bank_match_item"."line_id", "bank_match_item"."deposit_id", "bank_match_item"."withdrawal_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"format" text NOT NULL,
	"number" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"opening" numeric(26, 8) NOT NULL,
	"closing" numeric(26, 8) NOT NULL,
	"line_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"imported_by_id" uuid NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_statement_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"statement_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"payer" text,
	"reference" text,
	"text" text NOT NULL,
	"reversal" boolean NOT NULL,
	"line_key" text NOT NULL,
	"repeats_id" uuid,
	CONSTRAINT "bank_statement_line_amount" CHECK ("bank_statement_line"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "own_bank_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bank_name" text NOT NULL,
	"acc_no" text NOT NULL,
	"acc_key" text NOT NULL,
	"currency" text NOT NULL,
	"csv_mapping" jsonb,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_bank_account_acc_key_unique" UNIQUE("acc_key")
);
--> statement-breakpoint
CREATE TABLE "bulk_item" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"subject_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"amount" numeric(26, 8),
	"currency" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" jsonb,
	CONSTRAINT "bulk_item_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"device_os" text NOT NULL,
	"device_type" text NOT NULL,
	"incognito" boolean NOT NULL,
	"request_id" text NOT NULL,
	"operation" text NOT NULL,
	"kind" text,
	"body" jsonb NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"stop_reason" text,
	"leased_until" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"romanized_name" text,
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
	"risk_level" integer DEFAULT 1 NOT NULL,
	"risk_version" integer DEFAULT 1 NOT NULL,
	"language" text DEFAULT 'zh-CN' NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp with time zone,
	"remark" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"tag_keys" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_username_unique" UNIQUE("username"),
	CONSTRAINT "client_risk_level_known" CHECK ("client"."risk_level" between 0 and 3),
	CONSTRAINT "client_language_known" CHECK ("client"."language" in ('zh-CN', 'en-US')),
	CONSTRAINT "client_tags_max" CHECK (cardinality("client"."tags") <= 10),
	CONSTRAINT "client_tags_and_keys" CHECK (cardinality("client"."tags") = cardinality("client"."tag_keys"))
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
CREATE TABLE "client_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"id_hash" text NOT NULL,
	"os" text NOT NULL,
	"type" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_device_hash_whole" CHECK ("client_device"."id_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "client_device_seen" CHECK ("client_device"."last_seen_at" >= "client_device"."first_seen_at")
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
CREATE TABLE "client_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_type" text NOT NULL,
	"record_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"template" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by_id" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "client_question_due" CHECK ("client_question"."due_at" > "client_question"."asked_at"),
	CONSTRAINT "client_question_answer" CHECK (("client_question"."answer" is null) = ("client_question"."answered_at" is null) and ("client_question"."answer" is null) = ("client_question"."answered_by_id" is null))
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
	"risk_level" smallint DEFAULT 0 NOT NULL,
	"risk_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"risk_checked_at" timestamp with time zone,
	"override_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deposit_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "deposit_confirmations" CHECK ("deposit"."confirmations" >= 0),
	CONSTRAINT "deposit_amount_positive" CHECK ("deposit"."amount" > 0 and "deposit"."credited_amount" > 0)
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
CREATE TABLE "exception_day" (
	"check_name" text NOT NULL,
	"day" date NOT NULL,
	"found" integer NOT NULL,
	CONSTRAINT "exception_day_check_name_day_pk" PRIMARY KEY("check_name","day")
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
	"trading_days" jsonb DEFAULT '[1,2,3,4,5]'::jsonb NOT NULL,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settle_days" integer DEFAULT 2 NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_settle_days" CHECK ("exchange"."settle_days" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "export_job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"device_os" text NOT NULL,
	"device_type" text NOT NULL,
	"incognito" boolean NOT NULL,
	"request_id" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"query" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"expected" integer NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"role" text,
	"client_ids" uuid[],
	"attempt" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"subscription_id" uuid,
	"mail_at" timestamp with time zone,
	"mail_attempt" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_piece" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "export_piece_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "report_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"report" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"every" text NOT NULL,
	"weekday" smallint,
	"month_day" smallint,
	"hour" smallint NOT NULL,
	"by_email" boolean NOT NULL,
	"origin" jsonb NOT NULL,
	"language" text NOT NULL,
	"timezone" text NOT NULL,
	"next_at" timestamp with time zone,
	"stopped" text,
	"last_at" timestamp with time zone,
	"fault" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure" (
	"counted" text NOT NULL,
	"agent_id" uuid,
	"fake" boolean NOT NULL,
	"active" boolean,
	"locked" boolean,
	"kyc_status" text,
	"vip_level" integer,
	"status" text,
	"kind" text,
	"risk_level" integer,
	"product_id" uuid,
	"currency" text,
	"rated" boolean,
	"day" date,
	"since" date,
	"count" bigint NOT NULL,
	"amount" numeric(38, 8),
	"base_amount" numeric(38, 8),
	"applied" numeric(38, 8),
	"allotted" numeric(38, 8),
	"paid" numeric(38, 8),
	"profit" numeric(38, 8),
	"base_applied" numeric(38, 8),
	"base_allotted" numeric(38, 8),
	"base_paid" numeric(38, 8),
	"base_profit" numeric(38, 8),
	"awaiting" bigint,
	"payment" bigint,
	"outstanding" bigint,
	"holding" bigint,
	"sold" bigint,
	"unsettled" bigint,
	"completed" bigint,
	"released" bigint,
	"pieces" numeric(38, 8),
	"invested" numeric(38, 8),
	"frozen" numeric(38, 8),
	"applied_qty" numeric(38, 8),
	"decided_qty" numeric(38, 8),
	"allotted_qty" numeric(38, 8),
	"held_qty" numeric(38, 8),
	"held" numeric(38, 8),
	"money_days" numeric(38, 8),
	"unpaid_orders" bigint,
	"unpaid" numeric(38, 8)
);
--> statement-breakpoint
CREATE TABLE "figure_zone" (
	"zone" text PRIMARY KEY NOT NULL
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
	"first_hash" text,
	"second_hash" text,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by_id" uuid,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
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
	"last_hits" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"reason_codes" jsonb,
	"reason" text,
	"remark" text,
	"client_remark" text,
	"risk_level" smallint DEFAULT 0 NOT NULL,
	"risk_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"risk_checked_at" timestamp with time zone,
	"override_reason" text,
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
	"note" text,
	"override_reason" text,
	"said" jsonb
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid,
	"firm_account" text,
	"bucket" text DEFAULT 'available' NOT NULL,
	"amount" numeric(26, 8) NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entry_one_side" CHECK (("ledger_entry"."account_id" is null) <> ("ledger_entry"."firm_account" is null)),
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
	"language" text,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"send_at" timestamp with time zone,
	"alone" boolean DEFAULT true NOT NULL,
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
CREATE TABLE "notification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
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
	"credit_reason" text,
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
CREATE TABLE "fund_nav" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"nav" numeric(26, 8) NOT NULL,
	"nav_at" timestamp with time zone NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fund_nav_positive" CHECK ("fund_nav"."nav" > 0)
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
CREATE TABLE "product_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"terms" jsonb NOT NULL,
	"updated_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"subject_version" integer,
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
	"reason_code" text,
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
CREATE TABLE "record_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"synced" boolean NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_session_id_purpose_pk" PRIMARY KEY("session_id","purpose")
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
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"layout" jsonb NOT NULL,
	"standard" boolean NOT NULL,
	"sharing" text NOT NULL,
	"shared_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saving_day" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holding_id" uuid NOT NULL,
	"day" integer NOT NULL,
	"date" date NOT NULL,
	"principal" numeric(26, 8) NOT NULL,
	"rate" numeric(10, 6) NOT NULL,
	"interest" numeric(26, 8) NOT NULL,
	"paid" numeric(26, 8) NOT NULL,
	CONSTRAINT "saving_day_not_negative" CHECK ("saving_day"."day" > 0 and "saving_day"."interest" >= 0 and "saving_day"."paid" >= 0)
);
--> statement-breakpoint
CREATE TABLE "saving_holding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"client_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"principal" numeric(26, 8) NOT NULL,
	"rate" numeric(10, 6) NOT NULL,
	"tiers" jsonb NOT NULL,
	"term_days" integer,
	"payout" text NOT NULL,
	"early_exit" text NOT NULL,
	"opened_on" date NOT NULL,
	"matures_on" date,
	"accrued_days" integer DEFAULT 0 NOT NULL,
	"accrued" numeric(26, 8) DEFAULT '0' NOT NULL,
	"paid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"forfeited" numeric(26, 8) DEFAULT '0' NOT NULL,
	"status" text DEFAULT 'holding' NOT NULL,
	"exit" text,
	"closed_on" date,
	"maker_id" uuid NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checker_id" uuid NOT NULL,
	"closed_by_id" uuid,
	"remark" text,
	"exit_remark" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saving_holding_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "saving_holding_two_people" CHECK ("saving_holding"."maker_id" <> "saving_holding"."checker_id"),
	CONSTRAINT "saving_holding_money" CHECK ("saving_holding"."principal" > 0 and "saving_holding"."accrued" >= 0 and "saving_holding"."paid" >= 0 and "saving_holding"."forfeited" >= 0
        and "saving_holding"."paid" + "saving_holding"."forfeited" <= "saving_holding"."accrued"),
	CONSTRAINT "saving_holding_closed" CHECK (("saving_holding"."status" = 'completed') = ("saving_holding"."exit" is not null)
        and ("saving_holding"."status" = 'completed') = ("saving_holding"."closed_on" is not null)
        and ("saving_holding"."status" = 'holding' or "saving_holding"."paid" + "saving_holding"."forfeited" = "saving_holding"."accrued")),
	CONSTRAINT "saving_holding_term" CHECK ("saving_holding"."matures_on" is not distinct from "saving_holding"."opened_on" + "saving_holding"."term_days" and "saving_holding"."accrued_days" >= 0
        and "saving_holding"."accrued_days" <= coalesce("saving_holding"."term_days", "saving_holding"."accrued_days"))
);
--> statement-breakpoint
CREATE TABLE "server_key" (
	"purpose" text NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"sealed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "server_key_purpose_number_pk" PRIMARY KEY("purpose","number")
);
--> statement-breakpoint
CREATE TABLE "service_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"row_scope" text NOT NULL,
	"owner_id" uuid,
	"networks" jsonb NOT NULL,
	"requests_per_minute" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by_id" uuid,
	"created_by_id" uuid NOT NULL,
	"updated_by_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_account_rows" CHECK (("service_account"."row_scope" = 'all') = ("service_account"."owner_id" is null)),
	CONSTRAINT "service_account_networks" CHECK (jsonb_array_length("service_account"."networks") > 0)
);
--> statement-breakpoint
CREATE TABLE "service_secret" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"collector_id" uuid NOT NULL,
	"collect_until" timestamp with time zone NOT NULL,
	"overlap_hours" integer NOT NULL,
	"prefix" text,
	"hash" text,
	"collected_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"last_used_ip" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_secret_hash_unique" UNIQUE("hash"),
	CONSTRAINT "service_secret_collected" CHECK (("service_secret"."hash" is null) = ("service_secret"."collected_at" is null) and ("service_secret"."hash" is null) = ("service_secret"."prefix" is null))
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
	"mfa_bound_at" timestamp with time zone,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	"factor_at" timestamp with time zone,
	"token_round" integer DEFAULT 0 NOT NULL,
	"idle_until" timestamp with time zone
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
CREATE TABLE "shift_handover" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"acknowledged_by_id" uuid,
	"acknowledged_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "signed_statement" (
	"digest" text PRIMARY KEY NOT NULL,
	"signer_id" uuid NOT NULL,
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
	"tied_at" timestamp with time zone DEFAULT now() NOT NULL,
	"own_factor_at" timestamp with time zone,
	"mfa_secret" text,
	"mfa_step_used" bigint,
	"mfa_pending_secret" text,
	"mfa_pending_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"is_service" boolean DEFAULT false NOT NULL,
	"email" text,
	"email_pending" text,
	"email_code_hash" text,
	"email_pending_at" timestamp with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_user_username_unique" UNIQUE("username"),
	CONSTRAINT "staff_user_code_unique" UNIQUE("code"),
	CONSTRAINT "staff_user_service_is_no_person" CHECK (not "staff_user"."is_service" or (not "staff_user"."active" and "staff_user"."password_hash" is null and "staff_user"."role" = 'hero'))
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
	"parent_id" uuid,
	"side" text DEFAULT 'buy' NOT NULL,
	"currency" text NOT NULL,
	"base_rate" numeric(20, 10),
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
	"phase" text,
	"dealing_day" date,
	"cutoff_at" timestamp with time zone,
	"nav_known_at" timestamp with time zone,
	"redeem_day" date,
	"redeem_qty" numeric(26, 8),
	"redeem_cutoff_at" timestamp with time zone,
	"redeem_known_at" timestamp with time zone,
	"redeemer_id" uuid,
	"opened_at" timestamp with time zone,
	"settle_at" timestamp with time zone,
	"sold_at" timestamp with time zone,
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
	CONSTRAINT "trade_record_part_is_sold" CHECK ("trade_record"."parent_id" is null or "trade_record"."status" in ('sold', 'unsettled', 'completed')),
	CONSTRAINT "trade_record_money_not_negative" CHECK ("trade_record"."amount" >= 0 and "trade_record"."frozen" >= 0 and "trade_record"."payable" >= 0 and "trade_record"."paid" >= 0 and "trade_record"."fee" >= 0),
	CONSTRAINT "trade_record_frozen_while_open" CHECK ("trade_record"."frozen" = 0 or "trade_record"."status" in ('awaiting', 'outstanding')),
	CONSTRAINT "trade_record_paid_within_payable" CHECK ("trade_record"."paid" <= "trade_record"."payable"),
	CONSTRAINT "trade_record_phase_of_fund" CHECK ("trade_record"."phase" is null or "trade_record"."kind" = 'fund'),
	CONSTRAINT "trade_record_nav_after_cutoff" CHECK ("trade_record"."nav_known_at" > "trade_record"."cutoff_at"),
	CONSTRAINT "trade_record_redeemed_after_cutoff" CHECK ("trade_record"."redeem_known_at" > "trade_record"."redeem_cutoff_at"),
	CONSTRAINT "trade_record_redeems_a_part" CHECK ("trade_record"."redeem_qty" is null or ("trade_record"."phase" is not null and "trade_record"."redeem_qty" > 0 and "trade_record"."redeem_qty" < "trade_record"."allotted_qty"))
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
	"payout" text,
	"payout_reference" text,
	"payout_reference_key" text,
	"payout_receipt_id" uuid,
	"sent_on" date,
	"sent_by_id" uuid,
	"sent_at" timestamp with time zone,
	"paid_by_id" uuid,
	"paid_at" timestamp with time zone,
	"remark" text,
	"client_remark" text,
	"risk_level" smallint DEFAULT 0 NOT NULL,
	"risk_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"risk_checked_at" timestamp with time zone,
	"override_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawal_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "withdrawal_payout_phase" CHECK (case "withdrawal"."payout"
        when 'to_send' then "withdrawal"."status" = 'approved' and "withdrawal"."sent_at" is null and "withdrawal"."paid_at" is null
        when 'sent' then "withdrawal"."status" = 'approved' and "withdrawal"."sent_at" is not null and "withdrawal"."paid_at" is null
        when 'paid' then "withdrawal"."status" = 'approved' and "withdrawal"."sent_at" is not null and "withdrawal"."paid_at" is not null
        when 'returned' then "withdrawal"."status" = 'rolled_back' and "withdrawal"."sent_at" is not null
        else "withdrawal"."sent_at" is null and "withdrawal"."paid_at" is null end),
	CONSTRAINT "withdrawal_payout_sent" CHECK (("withdrawal"."sent_at" is null) = ("withdrawal"."payout_reference_key" is null)
        and ("withdrawal"."sent_at" is null) = ("withdrawal"."sent_by_id" is null) and ("withdrawal"."sent_at" is null) = ("withdrawal"."sent_on" is null)
        and ("withdrawal"."paid_at" is null) = ("withdrawal"."paid_by_id" is null)),
	CONSTRAINT "withdrawal_adds_up" CHECK ("withdrawal"."fee" >= 0 and "withdrawal"."net_amount" > 0 and "withdrawal"."amount" = "withdrawal"."net_amount" + "withdrawal"."fee")
);
--> statement-breakpoint
CREATE TABLE "availability" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"away_from" timestamp with time zone,
	"away_to" timestamp with time zone,
	"deputy_id" uuid,
	"capacity" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_item" (
	"type" text NOT NULL,
	"record_id" uuid NOT NULL,
	"holder_id" uuid,
	"taken_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"assigned_by_id" uuid,
	"aside_until" timestamp with time zone,
	"first_look_at" timestamp with time zone,
	CONSTRAINT "work_item_type_record_id_pk" PRIMARY KEY("type","record_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_drafted_by_id_staff_user_id_fk" FOREIGN KEY ("drafted_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_published_by_id_staff_user_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocation_line" ADD CONSTRAINT "allocation_line_allocation_id_allocation_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocation"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "allocation_line" ADD CONSTRAINT "allocation_line_trade_id_trade_record_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade_record"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_evidence_id_file_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "amendment" ADD CONSTRAINT "amendment_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_match" ADD CONSTRAINT "bank_match_made_by_id_staff_user_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match_item" ADD CONSTRAINT "bank_match_item_match_id_bank_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."bank_match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match_item" ADD CONSTRAINT "bank_match_item_line_id_bank_statement_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_statement_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match_item" ADD CONSTRAINT "bank_match_item_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_match_item" ADD CONSTRAINT "bank_match_item_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_account_id_own_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."own_bank_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_imported_by_id_staff_user_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_line" ADD CONSTRAINT "bank_statement_line_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_line" ADD CONSTRAINT "bank_statement_line_account_id_own_bank_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."own_bank_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_line" ADD CONSTRAINT "bank_statement_line_repeats_id_bank_statement_line_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."bank_statement_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_bank_account" ADD CONSTRAINT "own_bank_account_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_item" ADD CONSTRAINT "bulk_item_run_id_bulk_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_run"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_run" ADD CONSTRAINT "bulk_run_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client" ADD CONSTRAINT "client_agent_id_staff_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_access" ADD CONSTRAINT "client_access_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_bank" ADD CONSTRAINT "client_bank_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_code" ADD CONSTRAINT "client_code_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_code" ADD CONSTRAINT "client_code_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_crypto" ADD CONSTRAINT "client_crypto_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_device" ADD CONSTRAINT "client_device_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_nominee" ADD CONSTRAINT "client_nominee_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_note" ADD CONSTRAINT "client_note_author_id_staff_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_question" ADD CONSTRAINT "client_question_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_question" ADD CONSTRAINT "client_question_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_question" ADD CONSTRAINT "client_question_asked_by_id_staff_user_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_question" ADD CONSTRAINT "client_question_answered_by_id_staff_user_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_trade_setting" ADD CONSTRAINT "client_trade_setting_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_trade_setting" ADD CONSTRAINT "client_trade_setting_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_from_account_id_account_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_to_account_id_account_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "crypto_address" ADD CONSTRAINT "crypto_address_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "currency_pair" ADD CONSTRAINT "currency_pair_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exception" ADD CONSTRAINT "data_exception_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exception" ADD CONSTRAINT "data_exception_resolved_by_id_staff_user_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_confirmations_by_id_staff_user_id_fk" FOREIGN KEY ("confirmations_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_screenshot_id_file_id_fk" FOREIGN KEY ("screenshot_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_rolled_back_by_id_staff_user_id_fk" FOREIGN KEY ("rolled_back_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_version" ADD CONSTRAINT "document_version_written_by_id_staff_user_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exchange" ADD CONSTRAINT "exchange_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "export_job" ADD CONSTRAINT "export_job_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "export_piece" ADD CONSTRAINT "export_piece_job_id_export_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."export_job"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_subscription" ADD CONSTRAINT "report_subscription_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_uploaded_by_id_staff_user_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_confirmed_by_id_staff_user_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ip_rule" ADD CONSTRAINT "ip_rule_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kyc" ADD CONSTRAINT "kyc_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kyc_document" ADD CONSTRAINT "kyc_document_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kyc_document" ADD CONSTRAINT "kyc_document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kyc_event" ADD CONSTRAINT "kyc_event_kyc_id_kyc_id_fk" FOREIGN KEY ("kyc_id") REFERENCES "public"."kyc"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "kyc_event" ADD CONSTRAINT "kyc_event_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loan_repayment" ADD CONSTRAINT "loan_repayment_loan_id_overdrawn_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."overdrawn"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "loan_repayment" ADD CONSTRAINT "loan_repayment_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_agent_id_staff_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_staff_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_recalled_by_id_staff_user_id_fk" FOREIGN KEY ("recalled_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_deleted_by_id_staff_user_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_recipient" ADD CONSTRAINT "message_recipient_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "overdrawn" ADD CONSTRAINT "overdrawn_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fund_nav" ADD CONSTRAINT "fund_nav_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_template" ADD CONSTRAINT "product_template_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_leader_id_staff_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_made_by_id_staff_user_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "record_comment" ADD CONSTRAINT "record_comment_author_id_staff_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_staff_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saving_day" ADD CONSTRAINT "saving_day_holding_id_saving_holding_id_fk" FOREIGN KEY ("holding_id") REFERENCES "public"."saving_holding"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saving_holding" ADD CONSTRAINT "saving_holding_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saving_holding" ADD CONSTRAINT "saving_holding_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saving_holding" ADD CONSTRAINT "saving_holding_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saving_holding" ADD CONSTRAINT "saving_holding_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saving_holding" ADD CONSTRAINT "saving_holding_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saving_holding" ADD CONSTRAINT "saving_holding_closed_by_id_staff_user_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_id_staff_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_owner_id_staff_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_revoked_by_id_staff_user_id_fk" FOREIGN KEY ("revoked_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_account" ADD CONSTRAINT "service_account_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_secret" ADD CONSTRAINT "service_secret_account_id_service_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."service_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "service_secret" ADD CONSTRAINT "service_secret_collector_id_staff_user_id_fk" FOREIGN KEY ("collector_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_handover" ADD CONSTRAINT "shift_handover_author_id_staff_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shift_handover" ADD CONSTRAINT "shift_handover_acknowledged_by_id_staff_user_id_fk" FOREIGN KEY ("acknowledged_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_signer_id_staff_user_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signature" ADD CONSTRAINT "signature_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "signed_statement" ADD CONSTRAINT "signed_statement_signer_id_staff_user_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_device" ADD CONSTRAINT "staff_device_user_id_staff_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_leader_id_staff_user_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_created_by_id_staff_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_last_reset_by_id_staff_user_id_fk" FOREIGN KEY ("last_reset_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_channel" ADD CONSTRAINT "support_channel_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_trade_id_trade_record_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade_record"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_actor_id_staff_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_event" ADD CONSTRAINT "trade_event_evidence_id_file_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_redeemer_id_staff_user_id_fk" FOREIGN KEY ("redeemer_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_parent_id_trade_record_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."trade_record"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_rolled_back_by_id_staff_user_id_fk" FOREIGN KEY ("rolled_back_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_payout_receipt_id_file_id_fk" FOREIGN KEY ("payout_receipt_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_sent_by_id_staff_user_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_paid_by_id_staff_user_id_fk" FOREIGN KEY ("paid_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "availability" ADD CONSTRAINT "availability_deputy_id_staff_user_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_holder_id_staff_user_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_item" ADD CONSTRAINT "work_item_assigned_by_id_staff_user_id_fk" FOREIGN KEY ("assigned_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "account_client" ON "account" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "account_number_end" ON "account" USING btree (right("acc_no", 4));
--> statement-breakpoint
CREATE INDEX "allocation_line_allocation" ON "allocation_line" USING btree ("allocation_id");
--> statement-breakpoint
CREATE INDEX "amendment_created" ON "amendment" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "amendment_target" ON "amendment" USING btree ("kind","target_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_pending_once" ON "amendment" USING btree ("kind","target_id") WHERE "amendment"."status" = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "amendment_evidence" ON "amendment" USING btree ("evidence_id");
--> statement-breakpoint
CREATE INDEX "attempt_subject" ON "attempt" USING btree ("subject","at");
--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","seq");
--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","seq");
--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","seq");
--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_log_bank" ON "audit_log" USING btree ((coalesce("after", "before") ->> 'client_id'),"seq") WHERE "audit_log"."subject_type" = 'client_bank';
--> statement-breakpoint
CREATE INDEX "bank_match_made" ON "bank_match" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "bank_match_item_match" ON "bank_match_item" USING btree ("match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_identity" ON "bank_statement" USING btree ("account_id","number","from_day","to_day");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_file" ON "bank_statement" USING btree ("account_id","sha256");--> statement-breakpoint
CREATE INDEX "bank_statement_period" ON "bank_statement" USING btree ("account_id","to_day");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_line_position" ON "bank_statement_line" USING btree ("statement_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statement_line_once" ON "bank_statement_line" USING btree ("account_id","line_key") WHERE "bank_statement_line"."repeats_id" is null;--> statement-breakpoint
CREATE INDEX "bank_statement_line_day" ON "bank_statement_line" USING btree ("day","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_item_once" ON "bulk_item" USING btree ("run_id","subject_id");
--> statement-breakpoint
CREATE INDEX "bulk_run_user" ON "bulk_run" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "bulk_run_open" ON "bulk_run" USING btree ("created_at") WHERE "bulk_run"."status" in ('running', 'stopping');
--> statement-breakpoint
CREATE INDEX "client_agent" ON "client" USING btree ("agent_id");
--> statement-breakpoint
CREATE INDEX "client_created" ON "client" USING btree ("fake","created_at","id","agent_id");
--> statement-breakpoint
CREATE INDEX "client_agent_created" ON "client" USING btree ("agent_id","fake","created_at","id");
--> statement-breakpoint
CREATE INDEX "client_full_name" ON "client" USING btree ("full_name","id");
--> statement-breakpoint
CREATE INDEX "client_score" ON "client" USING btree ("score","id");
--> statement-breakpoint
CREATE INDEX "client_vip_level" ON "client" USING btree ("vip_level","id");
--> statement-breakpoint
CREATE INDEX "client_risk_level" ON "client" USING btree ("risk_level","id");
--> statement-breakpoint
CREATE INDEX "client_last_seen" ON "client" USING btree (coalesce("last_seen_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "client_kyc_created" ON "client" USING btree ("kyc_status","fake","created_at","id");
--> statement-breakpoint
CREATE INDEX "client_language_created" ON "client" USING btree ("language","fake","created_at","id");
--> statement-breakpoint
CREATE INDEX "client_online" ON "client" USING btree ("agent_id","fake") WHERE "client"."online";
--> statement-breakpoint
CREATE INDEX "client_mobile" ON "client" USING btree ("mobile");
--> statement-breakpoint
CREATE INDEX "client_mobile_end" ON "client" USING btree (right("mobile", 4));
--> statement-breakpoint
CREATE INDEX "client_email" ON "client" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "client_tag_keys" ON "client" USING gin ("tag_keys");
--> statement-breakpoint
CREATE INDEX "client_access_client" ON "client_access" USING btree ("client_id","at","id");
--> statement-breakpoint
CREATE INDEX "client_access_ip" ON "client_access" USING btree ("ip","at","client_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "client_bank_acc_no" ON "client_bank" USING btree ("client_id","acc_no");
--> statement-breakpoint
CREATE INDEX "client_bank_number" ON "client_bank" USING btree ("acc_no");
--> statement-breakpoint
CREATE INDEX "client_bank_number_end" ON "client_bank" USING btree (right(translate("acc_no", ' -', ''), 4));
--> statement-breakpoint
CREATE INDEX "client_code_client" ON "client_code" USING btree ("client_id","expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "client_crypto_address" ON "client_crypto" USING btree ("client_id","network","address");
--> statement-breakpoint
CREATE INDEX "client_crypto_text" ON "client_crypto" USING btree ("address");
--> statement-breakpoint
CREATE UNIQUE INDEX "client_device_once" ON "client_device" USING btree ("client_id","id_hash");
--> statement-breakpoint
CREATE INDEX "client_device_hash" ON "client_device" USING btree ("id_hash","client_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "client_nominee_place" ON "client_nominee" USING btree ("client_id","place");
--> statement-breakpoint
CREATE INDEX "client_note_client" ON "client_note" USING btree ("client_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "client_question_record" ON "client_question" USING btree ("record_id","asked_at");
--> statement-breakpoint
CREATE INDEX "client_question_open" ON "client_question" USING btree ("record_id","due_at") WHERE "client_question"."answered_at" is null;
--> statement-breakpoint
CREATE INDEX "client_question_client" ON "client_question" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "conversion_created" ON "conversion" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "conversion_client" ON "conversion" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "crypto_address_once" ON "crypto_address" USING btree ("coin","network","address");
--> statement-breakpoint
CREATE INDEX "crypto_address_created" ON "crypto_address" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "currency_pair_once" ON "currency_pair" USING btree ("primary_currency","secondary_currency");
--> statement-breakpoint
CREATE INDEX "currency_pair_created" ON "currency_pair" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "data_exception_subject" ON "data_exception" USING btree ("check_name","subject_type","subject_id");
--> statement-breakpoint
CREATE INDEX "data_exception_first_seen" ON "data_exception" USING btree ("first_seen_at","id");
--> statement-breakpoint
CREATE INDEX "data_exception_client" ON "data_exception" USING btree ("client_id");
--> statement-breakpoint
CREATE INDEX "deposit_created" ON "deposit" USING btree ("created_at","id","client_id","status","sub_type","currency","amount","base_amount");
--> statement-breakpoint
CREATE INDEX "deposit_status_created" ON "deposit" USING btree ("status","created_at","id","client_id");
--> statement-breakpoint
CREATE INDEX "deposit_currency_created" ON "deposit" USING btree ("currency","created_at","id");
--> statement-breakpoint
CREATE INDEX "deposit_sub_type_created" ON "deposit" USING btree ("sub_type","created_at","id");
--> statement-breakpoint
CREATE INDEX "deposit_network_created" ON "deposit" USING btree (upper("network"),"created_at","id") WHERE "deposit"."network" is not null;
--> statement-breakpoint
CREATE INDEX "deposit_risk" ON "deposit" USING btree ("risk_level","created_at","id");
--> statement-breakpoint
CREATE INDEX "deposit_risk_checked" ON "deposit" USING btree ("risk_checked_at") WHERE "deposit"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "deposit_client" ON "deposit" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "deposit_amount" ON "deposit" USING btree ("amount","id","client_id","status","sub_type","currency","created_at","base_amount");
--> statement-breakpoint
CREATE INDEX "deposit_checked" ON "deposit" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "deposit_rolled_back" ON "deposit" USING btree ("rolled_back_at");
--> statement-breakpoint
CREATE INDEX "deposit_approved_by_maker" ON "deposit" USING btree ("created_at","id") WHERE "deposit"."checker_id" = "deposit"."maker_id";
--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_screenshot" ON "deposit" USING btree ("screenshot_id");
--> statement-breakpoint
CREATE INDEX "deposit_reference" ON "deposit" USING btree ("reference_no" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "deposit_txid" ON "deposit" USING btree ("txid" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");
--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_code" ON "exchange" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "export_job_mail" ON "export_job" USING btree ("mail_at") WHERE "export_job"."mail_at" is not null;
--> statement-breakpoint
CREATE INDEX "export_job_user" ON "export_job" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "export_job_open" ON "export_job" USING btree ("created_at") WHERE "export_job"."status" in ('waiting', 'running');
--> statement-breakpoint
CREATE INDEX "export_job_expiry" ON "export_job" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "report_subscription_user" ON "report_subscription" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "report_subscription_next" ON "report_subscription" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "figure_counted" ON "figure" USING btree ("counted","day","since");
--> statement-breakpoint
CREATE INDEX "file_sha256" ON "file" USING btree ("sha256");
--> statement-breakpoint
CREATE INDEX "file_uploaded_by" ON "file" USING btree ("uploaded_by_id","created_at");
--> statement-breakpoint
CREATE INDEX "idempotency_key_expires" ON "idempotency_key" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "invitation_user" ON "invitation" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_live" ON "invitation" USING btree ("user_id") WHERE "invitation"."used_at" is null and "invitation"."revoked_at" is null;
--> statement-breakpoint
CREATE INDEX "ip_rule_created" ON "ip_rule" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "kyc_made" ON "kyc" USING btree (coalesce("made_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "kyc_status_made" ON "kyc" USING btree ("status",coalesce("made_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "kyc_checked" ON "kyc" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "kyc_risk" ON "kyc" USING btree ("risk_level",coalesce("made_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "kyc_risk_checked" ON "kyc" USING btree ("risk_checked_at") WHERE "kyc"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "kyc_id_no" ON "kyc" USING btree ("id_no_hash");
--> statement-breakpoint
CREATE INDEX "kyc_id_no_end" ON "kyc" USING btree (right("id_no_masked", 4));
--> statement-breakpoint
CREATE INDEX "kyc_document_kyc" ON "kyc_document" USING btree ("kyc_id","attempt_no");
--> statement-breakpoint
CREATE UNIQUE INDEX "kyc_document_file" ON "kyc_document" USING btree ("file_id","attempt_no");
--> statement-breakpoint
CREATE INDEX "kyc_event_kyc" ON "kyc_event" USING btree ("kyc_id","at","id");
--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction" ON "ledger_entry" USING btree ("transaction_id");
--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","seq");
--> statement-breakpoint
CREATE INDEX "ledger_entry_time" ON "ledger_entry" USING btree ("created_at","seq");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_once" ON "ledger_transaction" USING btree ("reference_type","reference_id","kind");
--> statement-breakpoint
CREATE INDEX "loan_repayment_loan" ON "loan_repayment" USING btree ("loan_id","created_at");
--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("send_at") WHERE "message"."status" = 'scheduled';
--> statement-breakpoint
CREATE INDEX "message_recipient_client" ON "message_recipient" USING btree ("client_id","message_id");
--> statement-breakpoint
CREATE INDEX "message_recipient_read" ON "message_recipient" USING btree ("message_id") WHERE "message_recipient"."read_at" is not null;
--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "overdrawn_created" ON "overdrawn" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "overdrawn_kind_created" ON "overdrawn" USING btree ("sub_type","status","created_at","id");
--> statement-breakpoint
CREATE INDEX "overdrawn_client" ON "overdrawn" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "overdrawn_account" ON "overdrawn" USING btree ("account_id","sub_type");
--> statement-breakpoint
CREATE INDEX "overdrawn_amount" ON "overdrawn" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "overdrawn_checked" ON "overdrawn" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "overdrawn_due" ON "overdrawn" USING btree ("due_at") WHERE "overdrawn"."due_at" is not null and "overdrawn"."completed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "fund_nav_day" ON "fund_nav" USING btree ("product_id","day");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("kind","code") WHERE "product"."status" not in ('closed', 'withdrawn');
--> statement-breakpoint
CREATE INDEX "product_created" ON "product" USING btree ("kind","created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_template_name" ON "product_template" USING btree ("kind","name");
--> statement-breakpoint
CREATE INDEX "proposal_created" ON "proposal" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "proposal_client" ON "proposal" USING btree ("client_id","status");
--> statement-breakpoint
CREATE INDEX "proposal_pending_subject" ON "proposal" USING btree ("subject_id") WHERE "proposal"."status" = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_pending_once" ON "proposal" USING btree ("operation","subject_type","subject_id") WHERE "proposal"."status" = 'pending' and "proposal"."subject_id" is not null;
--> statement-breakpoint
CREATE INDEX "rate_pair" ON "rate" USING btree ("primary_currency","secondary_currency","effective_at");
--> statement-breakpoint
CREATE INDEX "record_comment_subject" ON "record_comment" USING btree ("subject_type","subject_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_code_user" ON "recovery_code" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "refresh_token_session" ON "refresh_token" USING btree ("session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name" ON "saved_view" USING btree ("owner_id","list","name");
--> statement-breakpoint
CREATE UNIQUE INDEX "saving_day_once" ON "saving_day" USING btree ("holding_id","day");
--> statement-breakpoint
CREATE INDEX "saving_holding_created" ON "saving_holding" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "saving_holding_product" ON "saving_holding" USING btree ("product_id","status");
--> statement-breakpoint
CREATE INDEX "saving_holding_client" ON "saving_holding" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "saving_holding_running" ON "saving_holding" USING btree ("opened_on") WHERE "saving_holding"."status" = 'holding';
--> statement-breakpoint
CREATE UNIQUE INDEX "server_key_current" ON "server_key" USING btree ("purpose") WHERE "server_key"."state" = 'current';
--> statement-breakpoint
CREATE UNIQUE INDEX "server_key_next" ON "server_key" USING btree ("purpose") WHERE "server_key"."state" = 'next';
--> statement-breakpoint
CREATE UNIQUE INDEX "service_account_name" ON "service_account" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "service_secret_account" ON "service_secret" USING btree ("account_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "service_secret_waiting" ON "service_secret" USING btree ("account_id") WHERE "service_secret"."hash" is null and "service_secret"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "shift_handover_created" ON "shift_handover" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "signature_alone_signer" ON "signature" USING btree ("signer_id","at") WHERE "signature"."alone";
--> statement-breakpoint
CREATE INDEX "signature_alone_client" ON "signature" USING btree ("client_id","at") WHERE "signature"."alone";
--> statement-breakpoint
CREATE INDEX "signature_subject" ON "signature" USING btree ("subject_type","subject_id");
--> statement-breakpoint
CREATE INDEX "staff_device_user" ON "staff_device" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "staff_device_expires" ON "staff_device" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "staff_user_leader" ON "staff_user" USING btree ("leader_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "support_channel_value" ON "support_channel" USING btree ("kind","value","language");
--> statement-breakpoint
CREATE INDEX "support_channel_created" ON "support_channel" USING btree ("created_at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "trade_event_once" ON "trade_event" USING btree ("trade_id","version");
--> statement-breakpoint
CREATE UNIQUE INDEX "trade_event_evidence" ON "trade_event" USING btree ("evidence_id");
--> statement-breakpoint
CREATE INDEX "trade_record_created" ON "trade_record" USING btree ("kind","created_at","id");
--> statement-breakpoint
CREATE INDEX "trade_record_status" ON "trade_record" USING btree ("kind","status","created_at","id");
--> statement-breakpoint
CREATE INDEX "trade_record_amount" ON "trade_record" USING btree ("kind","amount","id");
--> statement-breakpoint
CREATE INDEX "trade_record_product" ON "trade_record" USING btree ("product_id","status");
--> statement-breakpoint
CREATE INDEX "trade_record_client" ON "trade_record" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "trade_record_deadline" ON "trade_record" USING btree ("status","pay_deadline");--> statement-breakpoint
CREATE INDEX "trade_record_term" ON "trade_record" USING btree ("settle_at") WHERE "trade_record"."status" = 'holding';
--> statement-breakpoint
CREATE INDEX "trade_record_queue" ON "trade_record" USING btree ("status","client_id","kind","currency","amount","payable","paid","profit","fee","created_at","settle_at","checked_at") WHERE "trade_record"."status" in ('payment', 'outstanding', 'unsettled');
--> statement-breakpoint
CREATE INDEX "trade_record_dealing" ON "trade_record" USING btree ("product_id","phase");
--> statement-breakpoint
CREATE INDEX "trade_record_parent" ON "trade_record" USING btree ("parent_id") WHERE "trade_record"."parent_id" is not null;
--> statement-breakpoint
--> statement-breakpoint
CREATE INDEX "withdrawal_created" ON "withdrawal" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "withdrawal_status_created" ON "withdrawal" USING btree ("status","created_at","id");
--> statement-breakpoint
CREATE INDEX "withdrawal_risk" ON "withdrawal" USING btree ("risk_level","created_at","id");
--> statement-breakpoint
CREATE INDEX "withdrawal_risk_checked" ON "withdrawal" USING btree ("risk_checked_at") WHERE "withdrawal"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "withdrawal_client" ON "withdrawal" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "withdrawal_destination" ON "withdrawal" USING btree ("client_id","destination_key","made_at");
--> statement-breakpoint
CREATE INDEX "withdrawal_destination_key" ON "withdrawal" USING btree ("destination_key","client_id","made_at");
--> statement-breakpoint
CREATE INDEX "withdrawal_destination_words" ON "withdrawal" USING gin ((array["destination"->>'acc_no', "destination"->>'address', "destination"->>'holder_name']));
--> statement-breakpoint
CREATE INDEX "withdrawal_amount" ON "withdrawal" USING btree ("amount","id");
--> statement-breakpoint
CREATE INDEX "withdrawal_checked" ON "withdrawal" USING btree (coalesce("checked_at", '-infinity'::timestamptz),"id");
--> statement-breakpoint
CREATE INDEX "withdrawal_payout" ON "withdrawal" USING btree ("payout","created_at","id");
--> statement-breakpoint
CREATE INDEX "withdrawal_payout_reference" ON "withdrawal" USING btree ("payout_reference" text_pattern_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payout_reference_key" ON "withdrawal" USING btree ("payout_reference_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payout_receipt" ON "withdrawal" USING btree ("payout_receipt_id");
--> statement-breakpoint
CREATE INDEX "work_item_holder" ON "work_item" USING btree ("holder_id");
--> statement-breakpoint
-- From here on by hand: drizzle-kit generates no sequences, functions, triggers and views.

-- What the schema cannot say: records that are never changed, books that balance.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_leaf_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_leaf
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_checkpoint_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoint
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION require_balanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM ledger_entry WHERE transaction_id = NEW.transaction_id
    GROUP BY currency HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: the books have to balance when the transaction commits, not between its statements.
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balanced_entries();
--> statement-breakpoint
CREATE FUNCTION require_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger transaction % has no entries', NEW.id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_has_entries AFTER INSERT ON ledger_transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_entries();
--> statement-breakpoint
CREATE SEQUENCE order_no;
--> statement-breakpoint
-- Notified when the transaction commits, and never where it is rolled back.
CREATE FUNCTION ring_event_bell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('brokerdesk_event', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER event_rings AFTER INSERT ON event
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
-- Streams end with their session, so its end notifies as well.
CREATE TRIGGER session_end_rings AFTER UPDATE OF ended_at ON session
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
CREATE TRIGGER staff_user_change_rings AFTER UPDATE OF active, role ON staff_user
  FOR EACH STATEMENT EXECUTE FUNCTION ring_event_bell();
--> statement-breakpoint
-- Numbers of new accounts, beyond those of the demonstration set.
CREATE SEQUENCE account_no START WITH 990000001;
--> statement-breakpoint
-- Every client has an identity check, however it came to be.
CREATE FUNCTION add_kyc() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO kyc (id, client_id, status, created_at, updated_at)
  VALUES (gen_random_uuid(), NEW.id, NEW.kyc_status, NEW.created_at, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER client_has_kyc AFTER INSERT ON client FOR EACH ROW EXECUTE FUNCTION add_kyc();
--> statement-breakpoint
CREATE TRIGGER kyc_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON kyc_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Payments and exchanges are facts: what was wrong is put right by a new one.
CREATE TRIGGER loan_repayment_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON loan_repayment
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER conversion_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON conversion
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The history of a trade record is never changed.
CREATE TRIGGER trade_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trade_event
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A day of interest stays, and a holding keeps what was promised; once it is completed, nothing of it changes.
CREATE TRIGGER saving_day_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON saving_day
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER saving_holding_never_removed BEFORE DELETE OR TRUNCATE ON saving_holding
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_changed_saving() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'holding' OR NEW.accrued_days < OLD.accrued_days
    OR (OLD.id, OLD.order_no, OLD.client_id, OLD.account_id, OLD.product_id, OLD.currency, OLD.principal, OLD.rate,
        OLD.tiers, OLD.term_days, OLD.payout, OLD.early_exit, OLD.opened_on, OLD.matures_on, OLD.maker_id,
        OLD.made_at, OLD.checker_id, OLD.remark)
      IS DISTINCT FROM
       (NEW.id, NEW.order_no, NEW.client_id, NEW.account_id, NEW.product_id, NEW.currency, NEW.principal, NEW.rate,
        NEW.tiers, NEW.term_days, NEW.payout, NEW.early_exit, NEW.opened_on, NEW.matures_on, NEW.maker_id,
        NEW.made_at, NEW.checker_id, NEW.remark)
  THEN
    RAISE EXCEPTION 'saving_holding keeps what was promised: only its interest and its end are written'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER saving_holding_keeps_promise BEFORE UPDATE ON saving_holding
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_saving();
--> statement-breakpoint
-- What the schema cannot say: what was written stays as it was written.

CREATE TRIGGER document_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A statement is what its bank has written.
CREATE TRIGGER bank_statement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_statement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER bank_statement_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_statement_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER amendment_never_removed BEFORE DELETE OR TRUNCATE ON amendment
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_amended_amendment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending'
    OR (OLD.id, OLD.kind, OLD.target_id, OLD.order_no, OLD.client_id, OLD.base_version, OLD.before,
        OLD.after, OLD.reason_code, OLD.reason, OLD.evidence_id, OLD.maker_id, OLD.made_at)
      IS DISTINCT FROM
       (NEW.id, NEW.kind, NEW.target_id, NEW.order_no, NEW.client_id, NEW.base_version, NEW.before,
        NEW.after, NEW.reason_code, NEW.reason, NEW.evidence_id, NEW.maker_id, NEW.made_at)
  THEN
    RAISE EXCEPTION 'amendment is append-only: only its decision is written, once'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER amendment_decided_once BEFORE UPDATE ON amendment
  FOR EACH ROW EXECUTE FUNCTION refuse_amended_amendment();
--> statement-breakpoint
CREATE FUNCTION refuse_changed_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
BEGIN
  IF TG_OP = 'DELETE'
    OR coalesce(before ->> 'withdrawn_at', before ->> 'acknowledged_at') IS NOT NULL
    OR (before -> 'id', before -> 'author_id', before -> 'created_at', before -> 'subject_type', before -> 'subject_id')
      IS DISTINCT FROM (after -> 'id', after -> 'author_id', after -> 'created_at', after -> 'subject_type', after -> 'subject_id')
  THEN
    RAISE EXCEPTION '% is kept as it was written, withdrawn or taken over', TG_TABLE_NAME
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_comment_kept BEFORE UPDATE OR DELETE ON record_comment
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_note();
--> statement-breakpoint
CREATE TRIGGER shift_handover_kept BEFORE UPDATE OR DELETE ON shift_handover
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_note();
--> statement-breakpoint
CREATE FUNCTION refuse_changed_bulk_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('done', 'proposed')
    OR (OLD.run_id, OLD.position, OLD.subject_id, OLD.body)
      IS DISTINCT FROM (NEW.run_id, NEW.position, NEW.subject_id, NEW.body)
  THEN
    RAISE EXCEPTION 'bulk_item is carried out once, as it was started'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bulk_item_done_once BEFORE UPDATE ON bulk_item
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_bulk_item();
--> statement-breakpoint
CREATE FUNCTION refuse_moved_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.primary_currency, OLD.secondary_currency, OLD.mid, OLD.spread, OLD.final,
      OLD.effective_at)
      IS DISTINCT FROM
     (NEW.id, NEW.primary_currency, NEW.secondary_currency, NEW.mid, NEW.spread, NEW.final,
      NEW.effective_at)
  THEN
    RAISE EXCEPTION 'rate never moves: a change is a new row'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER rate_never_moves BEFORE UPDATE ON rate
  FOR EACH ROW EXECUTE FUNCTION refuse_moved_rate();
--> statement-breakpoint
-- Every letter and every two letters in a row of a text that is not plain ASCII: by these, names of two
-- Chinese characters are found. Plain ASCII has none; pg_trgm, where it is there, finds it.
CREATE FUNCTION search_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(words) = length(words) THEN RETURN '{}'; END IF;
  RETURN ARRAY(
    SELECT DISTINCT substr(lower(words), at, size)
    FROM generate_series(1, length(words)) AS at, generate_series(1, 2) AS size
  );
END $$;
--> statement-breakpoint
-- Which of them a text has that contains the words.
CREATE FUNCTION asked_grams(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(
    SELECT DISTINCT substr(lower(words), at, 2) FROM generate_series(1, greatest(length(words) - 1, 1)) AS at
  );
END $$;
--> statement-breakpoint
-- What the schema cannot say: a signature stays, and a proposal stays as it was made but for its one decision.

CREATE TRIGGER signature_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON signature
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER signed_statement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON signed_statement
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER proposal_never_removed BEFORE DELETE OR TRUNCATE ON proposal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_changed_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'pending'
    OR (OLD.id, OLD.limit_name, OLD.operation, OLD.path, OLD.body, OLD.subject_type, OLD.subject_id,
        OLD.client_id, OLD.base_amount, OLD.changes, OLD.maker_id, OLD.made_at, OLD.effective_at)
      IS DISTINCT FROM
       (NEW.id, NEW.limit_name, NEW.operation, NEW.path, NEW.body, NEW.subject_type, NEW.subject_id,
        NEW.client_id, NEW.base_amount, NEW.changes, NEW.maker_id, NEW.made_at, NEW.effective_at)
  THEN
    RAISE EXCEPTION 'proposal stays as it was made: only its decision is written, once'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER proposal_decided_once BEFORE UPDATE ON proposal
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_proposal();
--> statement-breakpoint
CREATE FUNCTION tie_after_reset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tied_at := now();
  NEW.own_factor_at := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_user_tie_after_reset BEFORE UPDATE OF last_reset_by_id ON "staff_user"
FOR EACH ROW EXECUTE FUNCTION tie_after_reset();
--> statement-breakpoint
CREATE FUNCTION payout_follows_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' THEN
    NEW.payout := 'to_send';
  ELSIF NEW.status = 'rolled_back' THEN
    NEW.payout := CASE WHEN OLD.sent_at IS NULL THEN NULL ELSE 'returned' END;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawal_payout_follows_state BEFORE UPDATE OF status ON "withdrawal"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION payout_follows_state();
--> statement-breakpoint
INSERT INTO audit_head (id) VALUES (1);
--> statement-breakpoint
INSERT INTO audit_forward (id) VALUES (1);
--> statement-breakpoint
-- Counts of a minute: not worth a write to the log of the database.
ALTER TABLE rate_limit SET UNLOGGED;
--> statement-breakpoint
-- Digits after the decimal point, as src/kernel/money/currencies.ts has them.
CREATE FUNCTION currency_scale(code text) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN code IN ('JPY', 'KRW') THEN 0 ELSE 2 END
$$;
--> statement-breakpoint
-- An account begins with nothing: money comes by postings.
CREATE FUNCTION refuse_opening_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'account % does not begin with zero', NEW.acc_no USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER account_begins_with_zero BEFORE INSERT ON account FOR EACH ROW
  WHEN ((NEW.balance, NEW.frozen, NEW.deposit, NEW.withdrawal, NEW.profit, NEW.compensation, NEW.bonus, NEW.loan, NEW.outstanding)
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0))
  EXECUTE FUNCTION refuse_opening_balance();
--> statement-breakpoint
CREATE TYPE posted_entry AS (
  turn bigint, place bigint, transaction_id uuid, at timestamptz, account_id uuid, firm_account text, bucket text, amount numeric,
  currency text, deposit numeric, withdrawal numeric, profit numeric, compensation numeric, bonus numeric, loan numeric,
  outstanding numeric
);
--> statement-breakpoint
-- The only way of the server's role to money: writes the transactions with their entries and changes the accounts together.
-- Returns the accounts as they are then. If one would be overdrawn, nothing is written, and `refused` says of which amounts.
CREATE FUNCTION post_transactions(postings jsonb)
RETURNS TABLE (id uuid, version int, client_id uuid, refused jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  lines posted_entry[];
  ids uuid[];
  locked bigint;
  wrong text;
BEGIN
  lines := ARRAY(
    SELECT ROW(p.turn, e.place, p.id, p.at, e.account_id, e.firm_account, coalesce(e.bucket, 'available'), e.amount, e.currency,
      coalesce(e.deposit, 0), coalesce(e.withdrawal, 0), coalesce(e.profit, 0), coalesce(e.compensation, 0),
      coalesce(e.bonus, 0), coalesce(e.loan, 0), coalesce(e.outstanding, 0))::posted_entry
    FROM ROWS FROM (jsonb_to_recordset(postings) AS (id uuid, at timestamptz, entries jsonb)) WITH ORDINALITY
      AS p (id, at, entries, turn)
    CROSS JOIN LATERAL ROWS FROM (jsonb_to_recordset(p.entries) AS (account_id uuid, firm_account text, bucket text, amount numeric,
      currency text, deposit numeric, withdrawal numeric, profit numeric, compensation numeric, bonus numeric, loan numeric,
      outstanding numeric)) WITH ORDINALITY AS e (account_id, firm_account, bucket, amount, currency, deposit, withdrawal, profit,
      compensation, bonus, loan, outstanding, place));

  SELECT CASE WHEN e.bucket NOT IN ('available', 'frozen') THEN format('%s is no part of a balance.', e.bucket)
    ELSE format('%s has more digits than %s can hold: round it first.', e.amount, e.currency) END INTO wrong
  FROM unnest(lines) e WHERE e.amount IS DISTINCT FROM round(e.amount, currency_scale(e.currency))
    OR e.bucket NOT IN ('available', 'frozen') LIMIT 1;
  wrong := coalesce(wrong, (
    SELECT format('Entries must sum to zero in each currency; %s sums to %s.', e.currency, trim_scale(sum(e.amount)))
    FROM unnest(lines) e GROUP BY e.turn, e.currency HAVING sum(e.amount) <> 0 ORDER BY e.turn LIMIT 1));
  IF wrong IS NOT NULL THEN RAISE EXCEPTION '%', wrong USING ERRCODE = 'integrity_constraint_violation'; END IF;

  -- In the order of their ids, which avoids deadlocks. Not FOR UPDATE: a record that was just made holds its account by a
  -- foreign key, and two such would wait for each other.
  ids := ARRAY(SELECT DISTINCT e.account_id FROM unnest(lines) e WHERE e.account_id IS NOT NULL);
  PERFORM FROM account a WHERE a.id = ANY (ids) ORDER BY a.id FOR NO KEY UPDATE;
  GET DIAGNOSTICS locked = ROW_COUNT;
  IF locked <> cardinality(ids) THEN
    RAISE EXCEPTION 'An entry names an account that does not exist.' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  SELECT format('Account %s holds %s, not %s.', a.acc_no, a.currency, e.currency) INTO wrong
  FROM unnest(lines) e JOIN account a ON a.id = e.account_id WHERE a.currency <> e.currency LIMIT 1;
  IF wrong IS NOT NULL THEN RAISE EXCEPTION '%', wrong USING ERRCODE = 'integrity_constraint_violation'; END IF;

  -- After each posting, not after all: what one takes may not come from a later one.
  RETURN QUERY
    SELECT NULL::uuid, NULL::int, NULL::uuid, jsonb_build_object('currency', s.currency,
      'available', (CASE WHEN s.available < 0 THEN s.available - s.moved ELSE s.frozen - s.froze END)::text,
      'needed', (CASE WHEN s.available < 0 THEN -s.moved ELSE -s.froze END)::text)
    FROM (
      SELECT m.*, a.currency, a.balance - a.frozen + sum(m.moved) OVER after AS available, a.frozen + sum(m.froze) OVER after AS frozen
      FROM (
        SELECT e.turn, e.account_id, min(e.place) AS place, coalesce(sum(e.amount) FILTER (WHERE e.bucket = 'available'), 0) AS moved,
          coalesce(sum(e.amount) FILTER (WHERE e.bucket = 'frozen'), 0) AS froze
        FROM unnest(lines) e WHERE e.account_id IS NOT NULL GROUP BY e.turn, e.account_id
      ) m JOIN account a ON a.id = m.account_id
      WINDOW after AS (PARTITION BY m.account_id ORDER BY m.turn)
    ) s WHERE s.available < 0 OR s.frozen < 0 ORDER BY s.turn, s.place LIMIT 1;
  IF FOUND THEN RETURN; END IF;

  INSERT INTO ledger_transaction (id, kind, reference_type, reference_id, actor_id, created_at)
  SELECT p.id, p.kind, p.reference_type, p.reference_id, p.actor_id, p.at FROM jsonb_to_recordset(postings)
    AS p (id uuid, kind text, reference_type text, reference_id uuid, actor_id uuid, at timestamptz);
  INSERT INTO ledger_entry (transaction_id, account_id, firm_account, bucket, amount, currency, created_at)
  SELECT e.transaction_id, e.account_id, e.firm_account, e.bucket, e.amount, e.currency, e.at
  FROM unnest(lines) e ORDER BY e.turn, e.place;
  RETURN QUERY
    UPDATE account a SET balance = a.balance + m.amount, frozen = a.frozen + m.frozen, deposit = a.deposit + m.deposit,
      withdrawal = a.withdrawal + m.withdrawal, profit = a.profit + m.profit, compensation = a.compensation + m.compensation,
      bonus = a.bonus + m.bonus, loan = a.loan + m.loan, outstanding = a.outstanding + m.outstanding,
      version = a.version + m.turns, updated_at = m.at
    FROM (
      SELECT e.account_id, sum(e.amount) AS amount, coalesce(sum(e.amount) FILTER (WHERE e.bucket = 'frozen'), 0) AS frozen,
        sum(e.deposit) AS deposit, sum(e.withdrawal) AS withdrawal, sum(e.profit) AS profit, sum(e.compensation) AS compensation,
        sum(e.bonus) AS bonus, sum(e.loan) AS loan, sum(e.outstanding) AS outstanding,
        count(DISTINCT e.turn)::int AS turns, (array_agg(e.at ORDER BY e.turn DESC))[1] AS at
      FROM unnest(lines) e WHERE e.account_id IS NOT NULL GROUP BY e.account_id
    ) m WHERE a.id = m.account_id
    RETURNING a.id, a.version, a.client_id, NULL::jsonb;
END $$;
--> statement-breakpoint
CREATE FUNCTION base_currency() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT value ->> 'base_currency' FROM setting WHERE key = 'trade'), 'USD')
$$;
--> statement-breakpoint
-- A pair whose newest quotation has ended has no rate, nor the inverse of the opposite one: `findRates` says the same.
CREATE FUNCTION rate_into_base(code text, moment timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN code = base_currency() THEN 1 ELSE (
    SELECT CASE WHEN expires_at IS NULL OR expires_at > moment THEN rate END FROM (
      (SELECT 1 AS turn, final AS rate, expires_at FROM rate
        WHERE primary_currency = code AND secondary_currency = base_currency() AND effective_at <= moment
        ORDER BY effective_at DESC, id DESC LIMIT 1)
      UNION ALL
      (SELECT 2, div(10000000000, final) / 10000000000, expires_at FROM rate
        WHERE primary_currency = base_currency() AND secondary_currency = code AND effective_at <= moment
        ORDER BY effective_at DESC, id DESC LIMIT 1)
      ORDER BY turn LIMIT 1) newest) END
$$;
--> statement-breakpoint
CREATE FUNCTION book_base_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.base_rate := coalesce(NEW.base_rate, rate_into_base(NEW.currency, NEW.created_at));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER trade_record_base_rate BEFORE INSERT ON trade_record
  FOR EACH ROW EXECUTE FUNCTION book_base_rate();
--> statement-breakpoint
-- Figures: see src/kernel/db/schema/figure.ts. The function `<table>_lines` returns the lines of a record.

CREATE FUNCTION figure_day(at timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (at AT TIME ZONE (SELECT zone FROM figure_zone))::date
$$;
--> statement-breakpoint
CREATE FUNCTION account_lines(t account, c client) RETURNS TABLE (
  counted text, active boolean, locked boolean, kyc_status text, vip_level int, currency text, count bigint, amount numeric
) LANGUAGE sql STABLE AS $$
  SELECT 'account', c.active, c.locked, c.kyc_status, c.vip_level, t.currency, 1::bigint, t.balance
$$;
--> statement-breakpoint
-- Counts a deposit on the day on which it was made and, once approved, on the day of its approval, even if it is rolled back.
CREATE FUNCTION deposit_lines(t deposit, c client) RETURNS TABLE (
  counted text, status text, kind text, risk_level int, currency text, rated boolean, day date,
  count bigint, amount numeric, base_amount numeric
) LANGUAGE sql STABLE AS $$
  SELECT l.counted, l.status, l.kind, l.risk_level, t.currency, t.base_amount IS NOT NULL,
    (l.at AT TIME ZONE (SELECT zone FROM figure_zone))::date, 1::bigint, t.amount, coalesce(t.base_amount, 0)
  FROM (VALUES ('deposit', t.status, t.sub_type, t.risk_level, t.created_at),
    ('deposits', NULL, NULL, NULL, t.checked_at)) l (counted, status, kind, risk_level, at)
  WHERE l.counted = 'deposit' OR t.status IN ('approved', 'rolled_back')
$$;
--> statement-breakpoint
CREATE FUNCTION withdrawal_lines(t withdrawal, c client) RETURNS TABLE (
  counted text, status text, kind text, currency text, rated boolean, day date,
  count bigint, amount numeric, base_amount numeric
) LANGUAGE sql STABLE AS $$
  SELECT l.counted, l.status, l.kind, t.currency, t.base_amount IS NOT NULL,
    (l.at AT TIME ZONE (SELECT zone FROM figure_zone))::date, 1::bigint, t.amount, coalesce(t.base_amount, 0)
  FROM (VALUES ('withdrawal', t.status, t.destination ->> 'kind', t.created_at),
    ('withdrawals', NULL, NULL, t.checked_at)) l (counted, status, kind, at)
  WHERE l.counted = 'withdrawal' OR t.status IN ('approved', 'rolled_back')
$$;
--> statement-breakpoint
-- Amounts in the base currency are rounded down order by order. Lines of months and of whole days keep long ranges short.
CREATE FUNCTION trade_record_lines(t trade_record, c client) RETURNS TABLE (
  counted text, status text, kind text, product_id uuid, currency text, rated boolean, day date,
  count bigint, amount numeric, base_amount numeric,
  applied numeric, allotted numeric, paid numeric, profit numeric,
  base_applied numeric, base_allotted numeric, base_paid numeric, base_profit numeric,
  awaiting bigint, payment bigint, outstanding bigint, holding bigint, sold bigint, unsettled bigint, completed bigint,
  released bigint, pieces numeric, invested numeric, frozen numeric,
  applied_qty numeric, decided_qty numeric, allotted_qty numeric, held_qty numeric, held numeric, money_days numeric,
  unpaid_orders bigint, unpaid numeric
) LANGUAGE sql STABLE AS $$
  SELECT l.counted, l.status, l.kind, l.product_id, t.currency, t.base_rate IS NOT NULL, l.day,
    l.orders, t.amount, trunc(t.amount * b.rate, b.scale),
    a.applied, a.allotted, a.paid, a.profit,
    trunc(a.applied * b.rate, b.scale), trunc(a.allotted * b.rate, b.scale),
    trunc(a.paid * b.rate, b.scale), trunc(a.profit * b.rate, b.scale),
    (t.status = 'awaiting')::int * l.orders, (t.status = 'payment')::int * l.orders, (t.status = 'outstanding')::int * l.orders,
    (t.status = 'holding')::int * l.orders, (t.status = 'sold')::int * l.orders, (t.status = 'unsettled')::int * l.orders,
    (t.status = 'completed')::int * l.orders, (t.status = 'released')::int * l.orders,
    CASE WHEN t.status NOT IN ('awaiting', 'released') THEN coalesce(t.allotted_qty, 0) ELSE 0 END,
    CASE WHEN t.kind = 'subscribe' THEN 0 WHEN t.status = 'awaiting' THEN t.amount
      WHEN t.status IN ('payment', 'outstanding', 'holding') THEN t.payable ELSE 0 END,
    t.frozen, q.applied, CASE WHEN t.allotted_qty IS NULL THEN 0 ELSE q.applied END,
    CASE WHEN q.applied > 0 THEN coalesce(t.allotted_qty, 0) ELSE 0 END,
    CASE WHEN q.is_held THEN coalesce(t.allotted_qty, 0) ELSE 0 END, CASE WHEN q.is_held THEN t.paid ELSE 0 END,
    CASE WHEN t.sold_at IS NULL OR t.opened_at IS NULL THEN 0
      ELSE t.paid * greatest(1, ceil(extract(epoch FROM t.sold_at - t.opened_at) / 86400)) END,
    q.is_unpaid::int::bigint, CASE WHEN q.is_unpaid THEN t.payable ELSE 0 END
  FROM (SELECT
      CASE WHEN t.side = 'buy' THEN t.amount ELSE 0 END AS applied,
      CASE WHEN t.side = 'buy' THEN trunc(CASE
        WHEN t.allotted_qty IS NULL THEN CASE WHEN t.status IN ('awaiting', 'released') THEN 0 ELSE t.amount END
        WHEN t.price IS NOT NULL THEN t.price * t.allotted_qty
        WHEN t.applied_qty > 0 THEN t.amount * t.allotted_qty / t.applied_qty
        ELSE t.amount END, currency_scale(t.currency)) ELSE 0 END AS allotted,
      CASE WHEN t.side = 'buy' THEN t.paid ELSE 0 END AS paid,
      coalesce(t.profit, 0) AS profit,
      (t.created_at AT TIME ZONE (SELECT zone FROM figure_zone))::date AS day OFFSET 0) a
    CROSS JOIN (SELECT coalesce(t.base_rate, 0) AS rate, (SELECT currency_scale(base_currency())) AS scale) b
    -- A cancelled order is released without a decision about its pieces; an unpaid allotment is released with its price.
    CROSS JOIN (SELECT t.side = 'buy' AND t.status = 'holding' AND t.kind <> 'subscribe' AS is_held,
      t.status = 'released' AND t.payable > 0 AS is_unpaid,
      CASE WHEN t.side <> 'buy' OR (t.status = 'released' AND t.allotted_qty IS NULL) THEN 0
        ELSE coalesce(t.applied_qty, 0) END AS applied) q
    -- A part belongs to the order that it was split off: its money counts, and it is no order.
    CROSS JOIN (SELECT (t.parent_id IS NULL)::int::bigint AS one) o
    CROSS JOIN LATERAL (VALUES ('trade_record', t.status, t.kind, NULL::uuid, NULL::date, 1),
      ('order_day', NULL, t.kind, t.product_id, a.day, o.one),
      ('order_month', NULL, t.kind, t.product_id, date_trunc('month', a.day)::date, o.one),
      ('order_whole_day', NULL, NULL, NULL, a.day, o.one),
      ('opened_day', NULL, t.kind, t.product_id, figure_day(t.opened_at), 1),
      ('sold_day', NULL, t.kind, t.product_id, figure_day(t.sold_at), 1)) l (counted, status, kind, product_id, day, orders)
  WHERE l.counted NOT IN ('opened_day', 'sold_day') OR l.day IS NOT NULL
$$;
--> statement-breakpoint
-- Events for which a client counts once a day: an order, and approved money.
CREATE FUNCTION client_events(t trade_record)
RETURNS TABLE (client_id uuid, event text, day date, kind text, product_id uuid, currency text) LANGUAGE sql STABLE AS $$
  SELECT t.client_id, 'order', (t.created_at AT TIME ZONE (SELECT zone FROM figure_zone))::date, t.kind, t.product_id, t.currency
$$;
--> statement-breakpoint
CREATE FUNCTION client_events(t deposit)
RETURNS TABLE (client_id uuid, event text, day date, kind text, product_id uuid, currency text) LANGUAGE sql STABLE AS $$
  SELECT t.client_id, 'deposit', (t.checked_at AT TIME ZONE (SELECT zone FROM figure_zone))::date, NULL, NULL::uuid, NULL
  WHERE t.status IN ('approved', 'rolled_back')
$$;
--> statement-breakpoint
CREATE FUNCTION client_events(t withdrawal)
RETURNS TABLE (client_id uuid, event text, day date, kind text, product_id uuid, currency text) LANGUAGE sql STABLE AS $$
  SELECT t.client_id, 'withdrawal', (t.checked_at AT TIME ZONE (SELECT zone FROM figure_zone))::date, NULL, NULL::uuid, NULL
  WHERE t.status IN ('approved', 'rolled_back')
$$;
--> statement-breakpoint
CREATE VIEW client_event AS
  SELECT e.* FROM trade_record t CROSS JOIN LATERAL client_events(t) e
  UNION ALL SELECT e.* FROM deposit t CROSS JOIN LATERAL client_events(t) e
  UNION ALL SELECT e.* FROM withdrawal t CROSS JOIN LATERAL client_events(t) e;
--> statement-breakpoint
CREATE TYPE counted_day AS (counted text, kind text, product_id uuid, currency text, day date);
--> statement-breakpoint
CREATE FUNCTION counted_things(e client_event) RETURNS TABLE (counted text, kind text, product_id uuid, currency text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT v.counted, v.kind, v.product_id, v.currency FROM (VALUES
    (NULL, 'active', NULL, NULL::uuid, NULL),
    ('deposit', 'deposit', NULL, NULL, NULL),
    ('order', 'orders', NULL, NULL, NULL),
    ('order', 'kind', e.kind, NULL, NULL),
    ('order', 'currency', NULL, NULL, e.currency),
    ('order', 'kind_currency', e.kind, NULL, e.currency),
    ('order', 'product', e.kind, e.product_id, e.currency)
  ) v (event, counted, kind, product_id, currency) WHERE coalesce(v.event, e.event) = e.event
$$;
--> statement-breakpoint
-- Returns the lines of the days of a client: each with the day before, by itself, and its month with that of the registration.
CREATE FUNCTION counted_day_lines(registered date, days counted_day[])
RETURNS TABLE (day date, counted text, kind text, product_id uuid, currency text, since date) LANGUAGE sql IMMUTABLE AS $$
  SELECT d.day, l.counted, d.kind, d.product_id, d.currency, l.since
  FROM (
    SELECT *, coalesce(lag(day) OVER (PARTITION BY counted, kind, product_id, currency ORDER BY day), '-infinity') AS since
    FROM unnest(days)
  ) d CROSS JOIN LATERAL (VALUES
    (CASE WHEN d.counted <> 'deposit' THEN d.counted END, d.since),
    (CASE WHEN d.counted NOT IN ('deposit', 'product') THEN d.counted || '_day' END, '-infinity')
  ) l (counted, since) WHERE l.counted IS NOT NULL
  UNION ALL
  SELECT m.month, CASE m.counted WHEN 'active' THEN 'month' ELSE 'deposit_month' END, NULL, NULL::uuid, NULL,
    date_trunc('month', registered)::date
  FROM (SELECT DISTINCT date_trunc('month', day)::date AS month, counted FROM unnest(days)
    WHERE counted IN ('active', 'deposit')) m
$$;
--> statement-breakpoint
CREATE FUNCTION client_lines(t client, c client) RETURNS TABLE (
  counted text, active boolean, locked boolean, kyc_status text, vip_level int,
  kind text, product_id uuid, currency text, day date, since date, count bigint
) LANGUAGE sql STABLE AS $$
  SELECT 'client', t.active, t.locked, t.kyc_status, t.vip_level, NULL, NULL::uuid, NULL, NULL::date, NULL::date, 1::bigint
  UNION ALL SELECT 'new', NULL, NULL, NULL, NULL, NULL, NULL, NULL, figure_day(t.created_at), '-infinity', 1
  UNION ALL SELECT l.counted, NULL, NULL, NULL, NULL, l.kind, l.product_id, l.currency, l.day, l.since, 1
  FROM (SELECT array_agg(DISTINCT ROW(i.*, e.day)::counted_day) AS days
    FROM client_event e CROSS JOIN LATERAL counted_things(e) i WHERE e.client_id = t.id AND e.day IS NOT NULL) d
  CROSS JOIN LATERAL counted_day_lines(figure_day(t.created_at), d.days) l
$$;
--> statement-breakpoint
-- Returns a query for the lines of records. `source` selects the records `t`, their clients `c`, and `sign`: 1 adds, -1 takes off.
CREATE FUNCTION figure_lines(record text, source text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT format('SELECT %s FROM (SELECT (r.c).agent_id, (r.c).fake, r.sign, l.*
      FROM (%s) r CROSS JOIN LATERAL %I(r.t, r.c) l) l GROUP BY %s HAVING %s',
    string_agg(format('%s::%s', CASE WHEN NOT known THEN 'NULL' WHEN summed THEN format('sum(sign * %I)', name) ELSE name END,
      type), ', ' ORDER BY place),
    source, record || '_lines', string_agg(name, ', ') FILTER (WHERE known AND NOT summed),
    string_agg(format('sum(sign * %I) <> 0', name), ' OR ') FILTER (WHERE known AND summed))
  FROM (SELECT a.attname::text AS name, a.attnum AS place, format_type(a.atttypid, a.atttypmod) AS type,
      a.atttypid IN ('bigint'::regtype, 'numeric'::regtype) AS summed,
      a.attname IN ('agent_id', 'fake') OR a.attname = ANY (p.proargnames) AS known
    FROM pg_attribute a JOIN pg_proc p ON p.proname = record || '_lines'
    WHERE a.attrelid = 'figure'::regclass AND a.attnum > 0 AND NOT a.attisdropped) columns
$$;
--> statement-breakpoint
CREATE FUNCTION counted_anew() RETURNS SETOF figure LANGUAGE plpgsql SET work_mem = '256MB' AS $$
DECLARE
  record text;
BEGIN
  FOREACH record IN ARRAY ARRAY['account', 'deposit', 'withdrawal', 'trade_record', 'client'] LOOP
    RETURN QUERY EXECUTE figure_lines(record, format(CASE record WHEN 'client' THEN 'SELECT t, t AS c, 1 AS sign FROM client t'
      ELSE 'SELECT t, c, 1 AS sign FROM %I t JOIN client c ON c.id = t.client_id' END, record));
  END LOOP;
END $$;
--> statement-breakpoint
-- Bookings and decisions wait until the days of the time zone are counted.
CREATE FUNCTION count_anew(zone text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE figure IN EXCLUSIVE MODE;
  UPDATE figure_zone SET zone = count_anew.zone;
  DELETE FROM figure;
  INSERT INTO figure SELECT * FROM counted_anew() f ORDER BY f.counted, f.day, f.since;
END $$;
--> statement-breakpoint
-- Adds or removes the days of clients whose first event of a day came or whose last one went. Looks for their other events
-- client by client.
CREATE FUNCTION count_client_days(now_there client_event[], no_longer client_event[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  who uuid[];
BEGIN
  IF now_there = no_longer THEN RETURN; END IF;
  who := ARRAY(SELECT DISTINCT client_id FROM (
    SELECT *, 1 AS sign FROM unnest(now_there) UNION ALL SELECT *, -1 FROM unnest(no_longer)) e
    GROUP BY client_id, event, day, kind, product_id, currency HAVING sum(sign) <> 0);
  IF cardinality(who) = 0 THEN RETURN; END IF;

  -- Serialises the changes of a client. Locking its row instead would break the order of locks in count_changes. A thousand
  -- locks suffice for any number of clients.
  PERFORM pg_advisory_xact_lock(7316206, bucket)
  FROM (SELECT DISTINCT hashtext(id::text) & 1023 AS bucket FROM unnest(who) id ORDER BY 1) buckets;
  INSERT INTO figure (counted, agent_id, fake, kind, product_id, currency, day, since, count)
  WITH changed AS MATERIALIZED (
    SELECT (c.e).client_id, t.counted, t.kind, t.product_id, t.currency, (c.e).day, sum(c.sign) AS more,
      array_agg((c.e).day) OVER (PARTITION BY (c.e).client_id, t.counted, t.kind, t.product_id, t.currency) AS days
    FROM (SELECT e, 1 AS sign FROM unnest(now_there) e UNION ALL SELECT e, -1 FROM unnest(no_longer) e) c
    CROSS JOIN LATERAL counted_things(c.e) t
    WHERE (c.e).day IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(c.sign) <> 0
  ), looked_at AS (
    SELECT c.client_id, c.counted, c.kind, c.product_id, c.currency, c.day, c.more,
      count(*) FILTER (WHERE e.day = c.day) AS there,
      max(e.day) FILTER (WHERE e.day < c.day AND e.day <> ALL (c.days)) AS earlier,
      min(e.day) FILTER (WHERE e.day > c.day AND e.day <> ALL (c.days)) AS later
    FROM changed c LEFT JOIN LATERAL (
      -- OFFSET fixes the client before its events are read; without it, those of all clients are read for each.
      SELECT e.day, t.* FROM client_event e CROSS JOIN LATERAL counted_things(e) t
      WHERE e.client_id = c.client_id OFFSET 0
    ) e ON e.counted = c.counted
      AND (e.kind, e.product_id, e.currency) IS NOT DISTINCT FROM (c.kind, c.product_id, c.currency)
    GROUP BY 1, 2, 3, 4, 5, 6, 7
  ), days AS (
    SELECT DISTINCT client_id, ROW(counted, kind, product_id, currency, n.day)::counted_day AS day, n.now, n.before
    FROM looked_at CROSS JOIN LATERAL (VALUES
      (day, there > 0, there > more), (earlier, true, true), (later, true, true)) n (day, now, before)
    WHERE n.day IS NOT NULL
  )
  SELECT l.counted, c.agent_id, c.fake, l.kind, l.product_id, l.currency, l.day, l.since, sum(d.sign)
  FROM (
    SELECT client_id, 1 AS sign, array_agg(day) AS days FROM days WHERE now GROUP BY 1
    UNION ALL SELECT client_id, -1, array_agg(day) FROM days WHERE before GROUP BY 1
  ) d JOIN client c ON c.id = d.client_id
  CROSS JOIN LATERAL counted_day_lines(figure_day(c.created_at), d.days) l
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(d.sign) <> 0;
END $$;
--> statement-breakpoint
-- Adds the lines of new rows, and takes off those of old ones. Records move with their client: the locks keep out records that
-- are added or changed at the same time and would count for the client as it was. FOR UPDATE waits for rows that refer to the
-- client, and blocks them. Records before accounts, as everywhere.
CREATE FUNCTION count_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows text := format(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT ROW(n.*)::%1$I AS t, 1 AS sign FROM new_rows n'
    WHEN 'DELETE' THEN 'SELECT ROW(o.*)::%1$I AS t, -1 AS sign FROM old_rows o'
    ELSE 'SELECT ROW(n.*)::%1$I AS t, 1 AS sign FROM new_rows n UNION ALL SELECT ROW(o.*)::%1$I, -1 FROM old_rows o' END, TG_TABLE_NAME);
  now_there client_event[];
  no_longer client_event[];
  moved uuid[];
  reassigned uuid[];
  record text;
BEGIN
  IF TG_TABLE_NAME <> 'client' THEN
    EXECUTE 'INSERT INTO figure ' || figure_lines(TG_TABLE_NAME,
      format('SELECT r.t, c, r.sign FROM (%s) r JOIN client c ON c.id = (r.t).client_id', rows));
    IF TG_TABLE_NAME <> 'account' THEN
      EXECUTE format('SELECT coalesce(array_agg(ROW(e.*)::client_event) FILTER (WHERE r.sign = 1), ''{}''),
        coalesce(array_agg(ROW(e.*)::client_event) FILTER (WHERE r.sign = -1), ''{}'')
        FROM (%s) r CROSS JOIN LATERAL client_events(r.t) e', rows) INTO now_there, no_longer;
      PERFORM count_client_days(now_there, no_longer);
    END IF;
    RETURN NULL;
  END IF;

  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(n.id), array_agg(n.id) FILTER (WHERE (n.agent_id, n.fake) IS DISTINCT FROM (o.agent_id, o.fake))
    INTO moved, reassigned FROM new_rows n JOIN old_rows o ON o.id = n.id
    WHERE (n.agent_id, n.fake, n.active, n.locked, n.kyc_status, n.vip_level, n.created_at)
      IS DISTINCT FROM (o.agent_id, o.fake, o.active, o.locked, o.kyc_status, o.vip_level, o.created_at);
    IF moved IS NULL THEN RETURN NULL; END IF;
    PERFORM FROM client WHERE id = ANY (moved) ORDER BY id FOR UPDATE;
    rows := format('SELECT * FROM (%s) r WHERE (r.t).id = ANY ($1)', rows);
    FOREACH record IN ARRAY ARRAY['deposit', 'withdrawal', 'trade_record', 'account'] LOOP
      CONTINUE WHEN record <> 'account' AND reassigned IS NULL;
      EXECUTE format('SELECT FROM %I WHERE client_id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', record)
        USING CASE record WHEN 'account' THEN moved ELSE reassigned END;
      EXECUTE 'INSERT INTO figure ' || figure_lines(record,
        format('SELECT d AS t, r.t AS c, r.sign FROM (%s) r JOIN %I d ON d.client_id = (r.t).id', rows, record)) USING moved;
    END LOOP;
  END IF;
  EXECUTE 'INSERT INTO figure ' || figure_lines('client', format('SELECT r.t, r.t AS c, r.sign FROM (%s) r', rows)) USING moved;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- PostgreSQL shows the rows of a statement only to a trigger of one event.
DO $$
DECLARE
  record text;
BEGIN
  FOREACH record IN ARRAY ARRAY['account', 'client', 'deposit', 'withdrawal', 'trade_record'] LOOP
    EXECUTE format('CREATE TRIGGER %1$I AFTER INSERT ON %2$I REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_changes()', record || '_insert_counts', record);
    EXECUTE format('CREATE TRIGGER %1$I AFTER UPDATE ON %2$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_changes()', record || '_update_counts', record);
    EXECUTE format('CREATE TRIGGER %1$I AFTER DELETE ON %2$I REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION count_changes()', record || '_delete_counts', record);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO figure_zone VALUES (coalesce((SELECT value ->> 'timezone' FROM setting WHERE key = 'app'), 'UTC'));
