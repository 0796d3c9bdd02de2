"""Pictures of finished games, 1200 x 630: drawn as SVG by joining strings, as PNG by resvg."""
