-- Who sold what is not paid out yet, from its history: the second person of a sale is another one.
UPDATE "trade_record" AS t SET "sold_by_id" = e."actor_id"
FROM "trade_event" AS e
WHERE e."trade_id" = t."id" AND e."action" = 'sold' AND t."status" IN ('sold', 'unsettled');
