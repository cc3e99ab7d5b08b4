ALTER TABLE "product" ADD CONSTRAINT "product_status_of_kind" CHECK (case
        when "product"."kind" in ('stock', 'block') then "product"."status" in ('available', 'listing', 'listed', 'closed')
        when "product"."kind" = 'ipo' then "product"."status" in ('available', 'listing', 'listed', 'withdrawn')
        when "product"."kind" in ('daily', 'ai', 'quant') then "product"."status" in ('enabled', 'disabled', 'closed')
        else "product"."status" in ('enabled', 'disabled')
      end);