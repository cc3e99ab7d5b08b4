CREATE TABLE "allocation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
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
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_pool_positive" CHECK ("product"."pool_qty" > 0 and "product"."lot_size" > 0)
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
	"frozen" numeric(26, 8) DEFAULT '0' NOT NULL,
	"payable" numeric(26, 8) DEFAULT '0' NOT NULL,
	"paid" numeric(26, 8) DEFAULT '0' NOT NULL,
	"pay_deadline" timestamp with time zone,
	"fee" numeric(26, 8) DEFAULT '0' NOT NULL,
	"opened_at" timestamp with time zone,
	"settle_at" timestamp with time zone,
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
	CONSTRAINT "trade_record_money_not_negative" CHECK ("trade_record"."amount" >= 0 and "trade_record"."frozen" >= 0 and "trade_record"."payable" >= 0 and "trade_record"."paid" >= 0 and "trade_record"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_published_by_id_staff_user_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_line" ADD CONSTRAINT "allocation_line_allocation_id_allocation_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."allocation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation_line" ADD CONSTRAINT "allocation_line_trade_id_trade_record_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trade_record"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_maker_id_staff_user_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trade_record" ADD CONSTRAINT "trade_record_checker_id_staff_user_id_fk" FOREIGN KEY ("checker_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_line_allocation" ON "allocation_line" USING btree ("allocation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("kind","code");--> statement-breakpoint
CREATE INDEX "product_created" ON "product" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_record_created" ON "trade_record" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_record_status" ON "trade_record" USING btree ("kind","status","created_at","id");--> statement-breakpoint
CREATE INDEX "trade_record_product" ON "trade_record" USING btree ("product_id","status");--> statement-breakpoint
CREATE INDEX "trade_record_client" ON "trade_record" USING btree ("client_id","created_at");