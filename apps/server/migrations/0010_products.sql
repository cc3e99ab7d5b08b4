DROP INDEX "product_code";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "updated_by_id" uuid;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("kind","code") WHERE "product"."status" not in ('closed', 'withdrawn');--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_status_of_kind" CHECK (case
        when "product"."kind" in ('stock', 'block') then "product"."status" in ('available', 'listing', 'listed', 'closed')
        when "product"."kind" = 'ipo' then "product"."status" in ('available', 'listing', 'listed', 'withdrawn')
        when "product"."kind" in ('daily', 'ai', 'quant') then "product"."status" in ('enabled', 'disabled', 'closed')
        else "product"."status" in ('enabled', 'disabled')
      end);