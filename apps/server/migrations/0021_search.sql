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
