-- Which rules a node has, as JSON: by game the oldest version that it remembers (0: none) and the newest. Nodes that came
-- before this say nothing.
ALTER TABLE nodes ADD COLUMN rules TEXT NOT NULL DEFAULT '{}';
