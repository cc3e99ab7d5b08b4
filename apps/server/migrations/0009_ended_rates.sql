-- A pair whose newest quotation has ended has no rate, nor the inverse of the opposite one: `findRates` says the same.
CREATE OR REPLACE FUNCTION rate_into_base(code text, moment timestamptz) RETURNS numeric LANGUAGE sql STABLE AS $$
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
