DROP INDEX "product_code";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "updated_by_id" uuid;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_updated_by_id_staff_user_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_code" ON "product" USING btree ("kind","code") WHERE "product"."status" not in ('closed', 'withdrawn');