-- What a client did is looked for client by client, where a statement is about many. It was read of all of them for each.
CREATE OR REPLACE FUNCTION count_client_days(now_there client_event[], no_longer client_event[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  who uuid[];
BEGIN
  IF now_there = no_longer THEN RETURN; END IF;
  who := ARRAY(SELECT DISTINCT client_id FROM (
    SELECT *, 1 AS sign FROM unnest(now_there) UNION ALL SELECT *, -1 FROM unnest(no_longer)) e
    GROUP BY client_id, event, day, kind, product_id, currency HAVING sum(sign) <> 0);
  IF cardinality(who) = 0 THEN RETURN; END IF;

  -- What happens to one client at once is counted one after the other. A row's lock would be taken in another order by
  -- tally_moved_clients; a thousand locks are enough, however many clients a statement is about.
  PERFORM pg_advisory_xact_lock(7316206, bucket)
  FROM (SELECT DISTINCT hashtext(id::text) & 1023 AS bucket FROM unnest(who) id ORDER BY 1) buckets;
  INSERT INTO client_day_tally (agent_id, fake, day, counted, kind, product_id, currency, since, count)
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
      -- By OFFSET the client is known before the events are looked for; otherwise those of all these clients are read for each.
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
  SELECT c.agent_id, c.fake, l.day, l.counted, l.kind, l.product_id, l.currency, l.since, sum(d.sign)
  FROM (
    SELECT client_id, 1 AS sign, array_agg(day) AS days FROM days WHERE now GROUP BY 1
    UNION ALL SELECT client_id, -1, array_agg(day) FROM days WHERE before GROUP BY 1
  ) d JOIN client c ON c.id = d.client_id
  CROSS JOIN LATERAL counted_day_lines(tally_day(c.created_at), d.days) l
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(d.sign) <> 0;
END $$;
